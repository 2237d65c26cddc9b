### Το ρολόι της παρτίδας, οι προθεσμίες και οι θέσεις όσων λείπουν.

clock = Ρολόι
clock-none = Χωρίς ρολόι
clock-live = Ζωντανά
clock-turns = Με προθεσμίες
clock-none-about = Κανείς δεν βιάζεται.
clock-live-about = Ο καθένας έχει χρόνο για όλη την παρτίδα και κερδίζει λίγο με κάθε κίνηση. Για όποιον φύγει παίζει μετά από ένα λεπτό ένα μποτ· μπορεί να επιστρέψει όποτε θέλει.
clock-turns-about = Δεν χρειάζεται να είστε εδώ την ίδια ώρα: κάθε απόφαση έχει δική της προθεσμία.
clock-bank = Χρόνος για την παρτίδα και ανά κίνηση
clock-hours-each = Χρόνος για κάθε απόφαση
clock-minutes-and-seconds = { $minutes } λ. + { $seconds } δ.
clock-hours =
    { $count ->
        [one] { $count } ώρα ανά κίνηση
       *[other] { $count } ώρες ανά κίνηση
    }
clock-days =
    { $count ->
        [one] { $count } μέρα ανά κίνηση
       *[other] { $count } μέρες ανά κίνηση
    }
expiry = Όταν τελειώσει ο χρόνος
expiry-bot = Παίζει ένα μποτ
expiry-default = Μια απλή κίνηση
expiry-forfeit = Η θέση χάνει
expiry-bot-about = Όταν τελειώσει ο χρόνος σου, παίζει για σένα ένα μποτ ώσπου να πάρεις πίσω τη θέση σου.
expiry-default-about = Όταν τελειώσει ο χρόνος σου, γίνεται για σένα μια απλή κίνηση και συνεχίζεις.
expiry-forfeit-about = Όταν τελειώσει ο χρόνος σου, ένα μποτ παίζει τα χαρτιά σου ως το τέλος και βγαίνεις τελευταίος.

clocks = Χρόνος που μένει
time-days = { $days } μ. { $hours } ώ.
time-hours = { $hours } ώ. { $minutes } λ.
time-left-running = Σειρά: { $name }, απομένουν { $time }
time-left-resting = { $name }: απομένουν { $time }
less-than-seconds =
    { $count ->
        [one] Μένει λιγότερο από { $count } δευτερόλεπτο!
       *[other] Μένουν λιγότερα από { $count } δευτερόλεπτα!
    }
bot-plays-for-you = Για σένα παίζει ένα μποτ.
take-seat-back = Παίρνω πίσω τη θέση μου
you-forfeited = Ο χρόνος σου τελείωσε: παίζει ένα μποτ και βγαίνεις τελευταίος.
has-forfeited = Τέλος χρόνου: { $name }. Παίζει ένα μποτ και η θέση έρχεται τελευταία
match-paused = Είχαν φύγει όλοι: η παρτίδα περιμένει ώσπου να γυρίσει κάποιος.

table-log-bot-took-over = από εδώ και πέρα παίζει ένα μποτ
table-log-player-returned = επέστρεψε στο παιχνίδι
table-log-timed-out = του τελείωσε ο χρόνος
table-log-forfeited = έρχεται τελευταία θέση· συνεχίζει ένα μποτ
table-log-paused = Έφυγαν όλοι: η παρτίδα σταματά για λίγο
table-log-resumed = Η παρτίδα συνεχίζεται
