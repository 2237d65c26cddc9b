### Πάνω ή κάτω;: όλα όσα λέει αυτό το παιχνίδι.

up-or-down-name = Πάνω ή κάτω;
up-or-down-tagline = Παίξε μια κάρτα, πάρε τη γειτονική και χτίσε σειρές που ανεβαίνουν ή κατεβαίνουν.
up-or-down-time = περίπου 20 λεπτά

## Επιλογές

up-or-down-option-length = Διάρκεια
up-or-down-option-length-short = Σύντομη
up-or-down-option-length-long = Μεγάλη

## Πού βρίσκεται η παρτίδα

up-or-down-progress = γύρος { $turn } από { $turns }
up-or-down-your-turn = Παίζεις:
up-or-down-do-card = διάλεξε κάρτα
up-or-down-do-take = πάρε μια γειτονική
up-or-down-do-row = διάλεξε σειρά για το { $number }
up-or-down-do-draw = τράβηξε κάρτα
up-or-down-do-finish = τέλος οι στοίβες, επιβεβαίωσε
up-or-down-do-confirm = επιβεβαίωσε
up-or-down-waiting = Παίζει: { $name }
up-or-down-waiting-away = Παίζει: { $name } (λείπει)
up-or-down-sending = Μια στιγμή …
up-or-down-over = Η παρτίδα τελείωσε
up-or-down-steps = Βήματα της σειράς σου
up-or-down-step-card = Κάρτα
up-or-down-step-take = Πάρε
up-or-down-step-row = Σειρά
up-or-down-step-draw = Τράβα

## Το τραπέζι

up-or-down-card =
    Κάρτα { $number }, { $colour ->
        [yellow] κίτρινος κύκλος
        [red] κόκκινο τετράγωνο
        [blue] μπλε ρόμβος
        [pink] ροζ αστέρι
        [purple] μοβ εξάγωνο
       *[teal] πετρόλ τρίγωνο
    }
up-or-down-colour =
    { $colour ->
        [yellow] κίτρινο
        [red] κόκκινο
        [blue] μπλε
        [pink] ροζ
        [purple] μοβ
       *[teal] πετρόλ
    }
up-or-down-back = Κλειστή κάρτα
up-or-down-others = Οι άλλοι παίκτες
up-or-down-circle = Ο κύκλος
up-or-down-take = Πάρε { $number }
up-or-down-take-label = Πάρε το { $number }, το πολύ { $gain }
up-or-down-face-down =
    { $count ->
        [0] Η κλειστή στοίβα είναι άδεια
        [one] Κλειστή στοίβα, { $count } κάρτα
       *[other] Κλειστή στοίβα, { $count } κάρτες
    }
up-or-down-face-up =
    { $count ->
        [one] Ανοιχτή στοίβα, { $count } κάρτα: { $name }
       *[other] Ανοιχτή στοίβα, { $count } κάρτες, πάνω πάνω { $name }
    }
up-or-down-face-up-empty = Η ανοιχτή στοίβα είναι άδεια
up-or-down-draw-label = Τράβηξε. { $name }
up-or-down-piles-empty = Και οι δύο στοίβες είναι άδειες
up-or-down-confirm = Επιβεβαίωση
up-or-down-hand = Το χέρι σου
up-or-down-hand-of-seat = Το χέρι της μπροστινής θέσης
up-or-down-known = γνωστή
up-or-down-known-long = όλοι είδαν ότι την τράβηξες
up-or-down-drawn = η τελευταία που τράβηξες
up-or-down-you = Εσύ
up-or-down-tools = Εργαλεία
up-or-down-back-step = Πίσω
up-or-down-scores = Βαθμοί

## Σειρές

up-or-down-row-label =
    Σειρά { $row }, { $direction ->
        [up] ανεβαίνει
        [down] κατεβαίνει
       *[open] χωρίς κατεύθυνση ακόμη
    }, { $cards ->
        [one] { $cards } κάρτα
       *[other] { $cards } κάρτες
    }, { $points ->
        [one] { $points } βαθμός
       *[other] { $points } βαθμοί
    }
up-or-down-row-free = Σειρά { $row }, ελεύθερη
up-or-down-row-empty = Ελεύθερη σειρά
up-or-down-new-row = νέα σειρά
up-or-down-start-label = Ξεκίνα τη σειρά { $row } με το { $number }, { $gain }
up-or-down-extend-label = Βάλε το { $number } στη σειρά { $row }, { $gain }
up-or-down-give-up = Παράτα τη
up-or-down-give-up-label = Παράτα τη σειρά { $row } και ξεκίνα την από την αρχή με το { $number }, { $gain }
up-or-down-not-above = Το { $taken } δεν είναι πάνω από το { $last }
up-or-down-not-below = Το { $taken } δεν είναι κάτω από το { $last }
up-or-down-given-up = παρατημένες κάρτες:
up-or-down-seat-label =
    { $name }, { $score ->
        [one] { $score } βαθμός
       *[other] { $score } βαθμοί
    }{ $turn ->
        [now] , παίζει τώρα
       *[later] { "" }
    }{ $away ->
        [away] , λείπει
       *[here] { "" }
    }. Δείξε τις σειρές
up-or-down-away = λείπει
up-or-down-close = Κλείσιμο
up-or-down-discards =
    { $count ->
        [0] Καμία παρατημένη κάρτα
        [one] { $count } παρατημένη κάρτα
       *[other] { $count } παρατημένες κάρτες
    }
up-or-down-known-cards = Γνωστές κάρτες στο χέρι
up-or-down-open-hand = Κάρτες στο χέρι

## Δίπλα στο τραπέζι

up-or-down-scores-and-log = Βαθμοί και ιστορικό
up-or-down-score-now = Βαθμοί τώρα
up-or-down-unseen = Δεν φάνηκαν ακόμη
up-or-down-cards =
    { $count ->
        [one] { $count } κάρτα
       *[other] { $count } κάρτες
    }
up-or-down-log-turn-taken =
    { $way ->
        [gave-up] παίζει { $card } παρατά { $gave_up } για { $taken } σειρά { $row }
       *[kept] παίζει { $card } παίρνει { $taken } σειρά { $row }
    } ({ $gain })

## Τι συμβουλεύεται

up-or-down-action-turn =
    { $placing ->
        [gives-up] Παίξε { $card }, πάρε { $taken }, παράτα γι’ αυτό τη σειρά { $row }
       *[extends] Παίξε { $card }, πάρε { $taken }, σειρά { $row }
    }{ $pile ->
        [up] , τράβηξε { $drawn }
        [down] , τράβηξε από την κλειστή στοίβα
       *[none] { "" }
    }
up-or-down-action-later = { $card }

## Γιατί συμβουλεύεται

up-or-down-reason-scores-last = Ο τελευταίος γύρος: τώρα μετρούν μόνο οι βαθμοί, κι αυτό φέρνει { $gain }.
up-or-down-reason-gives-up-for-nothing = Το να παρατήσεις τη σειρά { $row } δεν κοστίζει ({ $gain }) και κάνει χώρο.
up-or-down-reason-gives-up-spent = Σχεδόν καμία κάρτα δεν ταιριάζει πια στη σειρά { $row }: ώρα για νέα αρχή ({ $gain }).
up-or-down-reason-gives-up-row = Κάτι κοστίζει τώρα ({ $gain }), αλλά μια νέα σειρά { $row } υπόσχεται περισσότερα.
up-or-down-reason-draws-known = Τραβά { $card }, που στον επόμενο γύρο μπορεί να πάρει { $taken } ({ $gain }).
up-or-down-reason-denies = Παίρνει { $taken } πριν από { $seat }, όπου θα έφερνε { $gain }.
up-or-down-reason-starts-row =
    Ανοίγει τη σειρά { $row } με { $taken }· { $room ->
        [one] μπορεί να ακολουθήσει ακόμη { $room } κάρτα
       *[other] μπορούν να ακολουθήσουν ακόμη { $room } κάρτες
    }.
up-or-down-reason-matches-colour = { $taken }: άλλη μια κάρτα στο καλύτερο χρώμα της σειράς { $row }, { up-or-down-colour } ({ $gain }).
up-or-down-reason-keeps-room = Μικρό βήμα: η σειρά { $row } κρατά σχεδόν όλο τον χώρο της ({ $gain }).
up-or-down-reason-extends-row = { $taken } μακραίνει τη σειρά { $row } ({ $gain }).

## Το αποτέλεσμα

up-or-down-rows-of = Οι σειρές: { $name }
up-or-down-row-by-row = Σειρά με σειρά
up-or-down-rank = Θέση
up-or-down-player = Παίκτης
up-or-down-column-given-up = Παρατημένες
up-or-down-total = Σύνολο
up-or-down-score-by-turn = Βαθμοί ανά γύρο
up-or-down-score-by-turn-label = Βαθμοί ανά γύρο. Στο τέλος: { $list }

## Οι κανόνες

up-or-down-rules-lead = Φτιάχνεις τρεις σειρές αριθμών, που η καθεμία ανεβαίνει ή κατεβαίνει, και θέλεις σε καθεμία όσο γίνεται περισσότερες κάρτες του ίδιου χρώματος. Οι κάρτες έρχονται από έναν κύκλο στη μέση: για κάθε κάρτα που βάζεις, παίρνεις μια γειτονική της.
up-or-down-rules-cards-title = Οι κάρτες
up-or-down-rules-cards = Κάθε κάρτα έχει έναν αριθμό που υπάρχει μόνο μία φορά, και το χρώμα βγαίνει από τον αριθμό: τα έξι χρώματα εναλλάσσονται, γι’ αυτό το καθένα έχει δικό του σχήμα και δικούς του αριθμούς.
up-or-down-rules-setup = Ο καθένας κρατά τρεις κάρτες. Έξι κάρτες μένουν ανοιχτές σε κύκλο, με τη σειρά, όπως γυρίζει το ρολόι. Οι υπόλοιπες γίνονται δύο στοίβες, μία κλειστή και μία ανοιχτή. Πόσες κάρτες μπαίνουν εξαρτάται από τους παίκτες, ώστε όλοι να παίξουν ίσες φορές: 18 στη σύντομη παρτίδα, 24 στη μεγάλη (15 και 20 με έξι παίκτες).
up-or-down-rules-step-play = Παίξε μια κάρτα από το χέρι σου στον κύκλο, εκεί που ανήκει ο αριθμός της. Εδώ το 68 μπαίνει ανάμεσα στο 45 και το 70.
up-or-down-rules-step-take = Πάρε μία από τις δύο γειτονικές. Εδώ φεύγει το 45· το 68 μένει στη θέση του.
up-or-down-rules-step-place = Βάλε την κάρτα στο τέλος μιας σειράς σου. Αυτή κατεβαίνει, άρα το 45 ταιριάζει μετά το 57.
up-or-down-rules-step-draw = Τράβηξε μια κάρτα από όποια στοίβα θέλεις. Ύστερα παίζει ο επόμενος, όπως γυρίζει το ρολόι.
up-or-down-rules-turn-title = Μια φορά
up-or-down-rules-turn = Ανάμεσα στη μεγαλύτερη και τη μικρότερη κάρτα ο κύκλος κλείνει· εκεί είναι η γέφυρα. Μια κάρτα πάνω ή κάτω από όλες μπαίνει εκεί, και γειτονικές της είναι η μεγαλύτερη και η μικρότερη.
up-or-down-rules-rows-title = Οι σειρές
up-or-down-rules-rows = Μπορείς να έχεις τρεις σειρές. Η δεύτερη κάρτα ορίζει αν η σειρά ανεβαίνει ή κατεβαίνει, και έτσι συνεχίζει· τα κενά μπορεί να είναι όσο μεγάλα θέλεις. Όσο έχεις λιγότερες από τρεις, μπορείς να αρχίσεις καινούργια, ακόμη κι αν η κάρτα ταίριαζε σε παλιά. Οι κάρτες στις σειρές δεν μετακινούνται ποτέ.
up-or-down-rules-give-up-title = Παρατάς μια σειρά
up-or-down-rules-give-up = Όταν έχεις τρεις σειρές, μπορείς να παρατήσεις μία: οι κάρτες της γυρίζουν κλειστές δίπλα σου και η κάρτα που πήρες αρχίζει εκεί νέα σειρά. Το κάνεις ακόμη κι αν η κάρτα ταίριαζε.
up-or-down-rules-draw-title = Όταν τελειώσει μια στοίβα
up-or-down-rules-draw = Αν τελείωσε η μία, τράβα από την άλλη. Αν τελείωσαν και οι δύο, παίζετε χωρίς τράβηγμα ώσπου να αδειάσουν όλα τα χέρια.
up-or-down-rules-end-title = Το τέλος
up-or-down-rules-end = Κάθε σειρά μετράει τις κάρτες της επί όσες έχουν το συχνότερο χρώμα της: οκτώ κάρτες, πέντε του ίδιου χρώματος, κάνουν 40. Κάθε κάρτα που παράτησες μετράει έναν βαθμό. Οι έξι του κύκλου δεν μετρούν για κανέναν. Κερδίζει το μεγαλύτερο σύνολο· με ίσα σύνολα μοιράζεστε τη θέση.
up-or-down-rules-seen-title = Τι βλέπουν όλοι
up-or-down-rules-seen = Σειρές, κύκλος, παρατημένες κάρτες και η πάνω κάρτα της ανοιχτής στοίβας φαίνονται σε όλους. Γνωστό είναι και ποιος τράβηξε ανοιχτή κάρτα, και το τραπέζι το θυμάται για σένα: τέτοιες κάρτες έχουν σημάδι στο χέρι.

## Πλήκτρα

up-or-down-keys-card = Διάλεξε από την πρώτη ως την ένατη κάρτα του χεριού
up-or-down-keys-take = Πάρε τη μικρότερη ή τη μεγαλύτερη γειτονική
up-or-down-keys-row = Βάλε την σε μια σειρά
up-or-down-keys-give-up = Άφησε τη σειρά και ξεκίνα την από την αρχή
up-or-down-keys-draw = Τράβα από την ανοιχτή ή την κλειστή στοίβα
up-or-down-keys-back = Ένα βήμα πίσω

## Προφίλ

up-or-down-profile-length = κάρτες ανά σειρά, κατά μέσο όρο
up-or-down-profile-given-up = παρατημένες σειρές ανά παρτίδα
up-or-down-profile-cards = παρατημένες κάρτες μαζί τους
up-or-down-profile-rows = Σειρές στο τέλος, ανά μήκος
up-or-down-profile-row-cards = Κάρτες
up-or-down-profile-row-count = Σειρές
