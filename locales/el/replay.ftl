### Μια παρτίδα που τελείωσε, ξανά από την αρχή.

replay = Επανάληψη
replay-at = Κίνηση { $at } από { $last }
replay-moment = Στιγμή της παρτίδας
replay-first = Στην αρχή
replay-back = Μία κίνηση πίσω
replay-on = Μία κίνηση μπροστά
replay-last = Στο τέλος
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-choices = Οπτική και ταχύτητα
replay-speed = Ταχύτητα
replay-times = { $speed }×
replay-view = Όπως έβλεπε
replay-open = Ανοιχτά χέρια
replay-copy = Αντιγραφή συνδέσμου για αυτή την κίνηση
to-your-match = Στην παρτίδα σου
key-replay-step = μία κίνηση πίσω, μία μπροστά
key-replay-ends = στην αρχή, στο τέλος
key-replay-round = στον προηγούμενο γύρο, στον επόμενο
key-replay-play = αναπαραγωγή και παύση
