# The plain face: any game in words and lists.
plain-common = On the table
plain-you = you
plain-yes = yes
plain-no = no
plain-nothing = nothing
plain-none = none
plain-hidden = hidden
plain-times = × { $count }
plain-changed = new
plain-would = would change
plain-place = { $number }.
