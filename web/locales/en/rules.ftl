# The rules of a game, to read and to search.
rules-search = Search the rules
rules-contents = Chapters
rules-nothing = Nothing under that word. Try a shorter one.
rules-link = Link to this passage
rules-found = { $count ->
    [0] No passage
    [one] { $count } passage
   *[other] { $count } passages
}
