# Two Mules: texts of the drawings, in English.
wanted = Wanted: { $good }
day = Day { $day } of { $days }
before = The market is about to open
depot = Depot
deck = Deck: { $count }
hidden = A hidden load
coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
empty = Not loaded yet
