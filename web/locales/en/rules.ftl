# The rules of a game, to read and to search.
rules-search = Search the rules
rules-contents = Contents
rules-nothing = No match. Try a shorter word.
rules-link = Link to this passage
rules-found = { $count ->
    [0] No passage
    [one] { $count } passage
   *[other] { $count } passages
}
