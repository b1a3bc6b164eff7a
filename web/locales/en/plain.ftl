# The plain face: any game in words and lists.
plain-common = On the table
plain-you = you
plain-yes = yes
plain-no = no
plain-nothing = nothing
plain-none = none
plain-hidden = { $count ->
    [one] hidden
   *[other] { $count } hidden
}
plain-changed = new
plain-would = would change
plain-pair = { $place }: { $value }
