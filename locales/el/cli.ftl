# Η γραμμή εντολών. Εντολές, επιλογές και ονόματα αρχείων μένουν όπως πληκτρολογούνται.

cli-games-seats = θέσεις: { $fewest }-{ $most }
cli-games-usual = συνήθεις θέσεις: { $fewest }-{ $most }· με λιγότερες είναι παραλλαγή
cli-games-bots = μποτ: { $levels }
cli-games-option = επιλογή { $name }: { $values } (προεπιλογή { $default })

cli-simulate-progress = Παίζονται
cli-simulate-seat = Θέση
cli-simulate-bot = Μποτ
cli-simulate-total = Σύνολο
cli-simulate-mean = Μέσος όρος
cli-simulate-spread = Απόκλιση
cli-simulate-wins = Νίκες
cli-simulate-played =
    { $matches ->
        [one] { $matches } παρτίδα
       *[other] { $matches } παρτίδες
    } σε { $seconds } δ: { $speed } το δευτερόλεπτο
cli-simulate-seed = Σπόρος: { $seed }

cli-verify-good = { $file }: σωστό, αποτέλεσμα { $result }
cli-verify-bad = { $file }: ΑΠΟΡΡΙΠΤΕΤΑΙ. { $why }
cli-verify-sum =
    { $files ->
        [one] Σωστά: { $good } από { $files } αρχείο
       *[other] Σωστά: { $good } από { $files } αρχεία
    }

cli-replay-next = Enter: επόμενη κίνηση

cli-play-you = Εσείς
cli-play-bot = Μποτ { $seat } ({ $level })
cli-play-prompt = Η κίνησή σας (αριθμός ή συμβολισμός, q για έξοδο):
cli-play-left = Φύγατε από την παρτίδα.
cli-play-result = { $rank }. { $name }: { $total } β.

cli-hand = Το χέρι σας
cli-score = Βαθμοί

cli-up-or-down-turn = Γύρος { $turn } από { $turns }
cli-up-or-down-circle = Κύκλος
cli-up-or-down-piles = Στοίβες
cli-up-or-down-discards = Εγκατάλειψη

cli-river-round =
    { $cards ->
        [one] Γύρος { $round } από { $rounds }, { $cards } φύλλο
       *[other] Γύρος { $round } από { $rounds }, { $cards } φύλλα
    }
cli-river-trump = Ατού
cli-river-bid = Δήλωση
cli-river-tricks = Μπάζες
cli-river-dealer = μοιράζει
cli-river-has-bid = δήλωσε
cli-river-trick = Μπάζα
cli-river-last-trick = Τελευταία μπάζα, την πήρε: { $winner }
cli-river-hook = Μοιράζετε εσείς, άρα δεν μπορείτε να δηλώσετε { $bid }: οι δηλώσεις θα έβγαζαν άθροισμα όσο το χέρι.

cli-record-refused =
    Γραμμή { $line }: { $fault ->
        [commitment] η δέσμευση δεν αντιστοιχεί στον σπόρο του διακομιστή.
        [illegal] οι κανόνες δεν επιτρέπουν αυτή την κίνηση.
        [deal] οι κανόνες δεν επιτρέπουν αυτή την κίνηση ή το μοίρασμα δεν ταιριάζει.
        [end] το αρχείο τελειώνει πριν από την παρτίδα.
        [result] το αποτέλεσμα δεν ταιριάζει.
        [unfinished] η παρτίδα δεν τελείωσε, ο σπόρος της είναι ακόμη μυστικός.
       *[form] αυτό δεν είναι γραμμένο σαν αρχείο παρτίδας.
    }

error-cannot_read = Το { $file } δεν διαβάζεται: { $cause }.
error-cannot_write = Το { $file } δεν γράφεται: { $cause }.
error-bad_json = Αυτό δεν είναι αντικείμενο JSON: { $given }
error-bad_number = { $what }: πρέπει να είναι από { $least } έως { $most }, όχι { $given }.
