### Up and Down the River

river-name = Πάνω κάτω στο ποτάμι
river-tagline = Πες πόσες μπάζες θα πάρεις. Μετά πάρε ακριβώς τόσες.
river-time = περίπου 40 λεπτά
river-progress = γύρος { $round } από { $of }

## Cards

river-suit =
    { $suit ->
        [C] σπαθιά
        [D] καρό
        [H] κούπες
       *[S] μπαστούνια
    }
river-card =
    { $rank ->
        [J] Βαλές
        [Q] Ντάμα
        [K] Ρήγας
        [A] Άσος
       *[other] { $rank }
    } { $suit ->
        [C] σπαθί
        [D] καρό
        [H] κούπα
       *[S] μπαστούνι
    }

## Options of a table

river-option-start = Μεγαλύτερο χέρι
river-option-schedule = Σειρά των γύρων
river-option-schedule-down-up = Κάτω και μετά πάνω
river-option-schedule-up-down = Πάνω και μετά κάτω
river-option-schedule-down = Μόνο κάτω
river-option-schedule-up = Μόνο πάνω
river-option-bidding = Δηλώσεις
river-option-bidding-in-turn = Με τη σειρά
river-option-bidding-simultaneous = Όλες μαζί, κρυφά
river-option-hook = Περιορισμός σε όποιον μοιράζει
river-option-scoring = Βαθμολογία
river-option-scoring-classic = Ένας πόντος η μπάζα, δέκα η ακριβής δήλωση
river-option-scoring-exact = Μόνο ακριβείς δηλώσεις
river-option-scoring-penalty = Αφαίρεση για κάθε αστοχία

## Whose turn

river-your-turn = Η σειρά σου:
river-task-bid = δήλωσε
river-task-bid-dealer = μοιράζεις, η δήλωσή σου είναι η τελευταία
river-task-bid-secret = δήλωσε κρυφά
river-task-lead = άνοιξε με όποιο φύλλο θέλεις
river-task-follow =
    παίξε { $suit ->
        [C] σπαθί
        [D] καρό
        [H] κούπα
       *[S] μπαστούνι
    }
river-task-discard = δεν έχεις { river-suit }, παίξε ό,τι θέλεις
river-task-again =
    πάτησε ξανά για να παίξεις { $rank ->
        [J] τον Βαλέ
        [Q] την Ντάμα
        [K] τον Ρήγα
        [A] τον Άσο
       *[other] το { $rank }
    } { $suit ->
        [C] σπαθί
        [D] καρό
        [H] κούπα
       *[S] μπαστούνι
    }
river-status-wait-bid = Δηλώνει: { $name }
river-status-wait-play = Παίζει: { $name }
river-status-wait-many =
    { $count ->
        [one] Λείπει μία δήλωση
       *[other] Λείπουν { $count } δηλώσεις
    }
river-status-over = Η παρτίδα τελείωσε
river-why-bidding = Πρώτα οι δηλώσεις
river-why-wait = Δεν ήρθε ακόμη η σειρά σου
river-why-follow =
    Πρέπει να παίξεις { $suit ->
        [C] σπαθί
        [D] καρό
        [H] κούπα
       *[S] μπαστούνι
    }

## Seats

river-seats = Θέσεις, δεξιόστροφα
river-you = Εσύ
river-dealer-mark = Μ
river-deals = μοιράζει
river-leads = ανοίγει
river-away = λείπει
river-score = πόντοι
river-standing-to-bid = θα δηλώσει
river-standing-has-bid = δήλωσε
river-bid-word =
    { $count ->
        [one] μπάζα
       *[other] μπάζες
    }
river-standing-needs = { $won } από { $bid } μπάζες, θέλει άλλες { $by }
river-standing-exact = { $won } από { $bid } μπάζες, ακριβώς
river-standing-over = { $won } από { $bid } μπάζες, { $by } παραπάνω
river-standing-short = { $won } από { $bid } μπάζες, δεν φτάνει πια

## The round

river-round-box = Αυτός ο γύρος
river-trump = Ατού
river-led = Χρώμα
river-turned-up = Ανοιχτό φύλλο: { $card }
river-round = Γύρος { $round } από { $of }
river-cards =
    { $count ->
        [one] 1 φύλλο
       *[other] { $count } φύλλα
    }
river-meter-before = Δηλώσεις
river-meter-after = στις { $of }
river-meter-secret = Κρυφές δηλώσεις
river-meter-open =
    { $count ->
        [one] λείπει 1
       *[other] λείπουν { $count }
    }
river-meter-you-last = τελευταία η δική σου
river-meter-under = { $by } λιγότερες
river-meter-over = { $by } παραπάνω
river-meter-even = ακριβώς όσες

## Bidding

river-bid-title = Πόσες μπάζες θα πάρεις;
river-bid-number = Δηλώνω { $bid }
river-bid-choose = Διάλεξε αριθμό
river-bid-hint = Η δήλωση δεν αλλάζει.
river-hook = Όχι { $bid }: μοιράζεις, και οι δηλώσεις δεν επιτρέπεται να βγουν { $cards }.

## Tricks

river-hand = Το χέρι σου
river-hand-seen = Φύλλα στο χέρι
river-trick = Φύλλα στο τραπέζι
river-trick-done = Τελειωμένη μπάζα
river-played-by = { $name }: { $card }
river-winning = κερδίζει
river-takes = την παίρνει
river-your-card = Το φύλλο σου
river-last = Τελευταία
river-last-trick = Τελευταία μπάζα
river-last-trick-of = Τελευταία μπάζα · { $name }
river-play-card = Παίξε: { $card }
river-side = Βαθμοί και ιστορικό

## Between rounds and at the end

river-summary-title = Τέλος του γύρου { $round }
river-summary-go = Συνέχεια
river-next-dealer = Μοιράζει τώρα: { $name }
river-next-dealer-you = Τώρα μοιράζεις εσύ
river-tricks-of-bid = πήρε { $won }, δήλωσε { $bid }
river-verdict-you = Κέρδισες με { $score }
river-verdict-other = Νίκη για { $name } με { $score }
river-verdict-share =
    { $count ->
        [one] { $count } παίκτης νικά με { $score }
       *[other] { $count } παίκτες μοιράζονται τη νίκη με { $score }
    }
river-verdict-you-share = Μοιράζεσαι τη νίκη με { $score }

## Score sheet

river-scores = Βαθμοί
river-sheet-caption = Ανά γύρο: μπάζες που πάρθηκαν προς όσες δηλώθηκαν, και το σύνολο
river-sheet-cards = Φύλλα
river-sheet-exact = Ακριβείς
river-sheet-exact-mark = ακριβής
river-sheet-bid = δηλ. { $bid }

## Result

river-result-bids = Πόσο καλά δήλωσε ο καθένας
river-result-player = Παίκτης
river-result-exact = Ακριβείς
river-result-over = Παραπάνω
river-result-under = Λιγότερες
river-result-surplus = Μπάζες πέρα από τις δηλώσεις
river-result-best = Καλύτερος γύρος
river-result-worst = Πιο άστοχος
river-result-of = { $exact } από { $rounds }
river-result-round = δήλωση { $bid }, πήρε { $won } στα { $cards }
river-result-percent = { $percent } %
river-result-accuracy = ακριβείς δηλώσεις · { $name }
river-result-best-bid =
    { $cards ->
        [one] πόντοι στον καλύτερο γύρο: δήλωση { $bid } με 1 φύλλο
       *[other] πόντοι στον καλύτερο γύρο: δήλωση { $bid } με { $cards } φύλλα
    }
river-result-worst-bid =
    { $cards ->
        [one] πόντοι στον πιο άστοχο γύρο: δήλωση { $bid }, μπάζες { $won } με 1 φύλλο
       *[other] πόντοι στον πιο άστοχο γύρο: δήλωση { $bid }, μπάζες { $won } με { $cards } φύλλα
    }
river-result-totals = Σύνολα ανά γύρο
river-result-round-column = Γύρος
river-result-by-size = Μέσος όρος πόντων ανά μέγεθος χεριού
river-result-others = Άλλοι
river-result-as-table = Εμφάνιση ως πίνακα

## Τι συμβουλεύεται

river-action-bid = { river-bid-number }
river-action-play = { $card }

## Γιατί συμβουλεύεται

river-promised =
    Το χέρι υπόσχεται περίπου { $expected } { $expected ->
        [one] μπάζα
       *[other] μπάζες
    }
river-reason-bid-expected = { river-promised }.
river-reason-bid-around-hook = { river-promised }· το { $forbidden } δεν επιτρέπεται, κι αυτό είναι το καλύτερο δίπλα του.
river-reason-bid-low = { river-promised }, μα κάποιες αποφεύγονται.
river-reason-bid-high = { river-promised }, μα βγαίνουν και παραπάνω.
river-reason-only-card = Κανένα άλλο φύλλο δεν επιτρέπεται.
river-reason-takes-a-point = Η δήλωση δεν βγαίνει πια, όμως μια μπάζα ίσως αξίζει ακόμη έναν βαθμό.
river-reason-bid-is-lost = Η δήλωση δεν βγαίνει πια· αυτό το φύλλο δεν χαρίζει πολλά.
river-reason-needs-every-trick = Χρειάζονται όλες οι μπάζες που μένουν.
river-reason-cannot-duck = Η δήλωση βγήκε, όμως αυτή η μπάζα δύσκολα αποφεύγεται.
river-reason-leads-low = Η δήλωση βγήκε: ένα μικρό άνοιγμα αφήνει την μπάζα στους άλλους.
river-reason-throws-away-high = Η δήλωση βγήκε: καλή στιγμή να φύγει ένα μεγάλο φύλλο.
river-reason-ducks = Η δήλωση βγήκε: αυτό το φύλλο μένει κάτω από τα άλλα.
river-reason-draws-trumps = Τραβά τα ατού των άλλων και παίρνει την μπάζα.
river-reason-wins-needed-trick =
    { $needed ->
        [one] Παίρνει τη μία μπάζα που λείπει ακόμη.
       *[other] Παίρνει μία από τις { $needed } μπάζες που λείπουν ακόμη.
    }
river-reason-keeps-boss-trump = Φυλάει { $card }, το μεγαλύτερο ατού που έμεινε, για μια σίγουρη μπάζα αργότερα.
river-reason-clears-suit = Διώχνει το τελευταίο φύλλο του χρώματος, ώστε αργότερα να μπορεί να παιχτεί ατού.
river-reason-loses-cheaply = Αυτή η μπάζα δεν αξίζει ένα καλό φύλλο.

## Log: the name of the seat stands before each line

river-log-dealt =
    { $hand_size ->
        [one] Γύρος { $number }: από 1 φύλλο, ατού { $trump }, μοιράζει: { $dealer }
       *[other] Γύρος { $number }: από { $hand_size } φύλλα, ατού { $trump }, μοιράζει: { $dealer }
    }
river-log-bid = δηλώνει { $bid }
river-log-bid-hidden = δήλωσε κρυφά
river-log-bids-shown = Φανερώθηκαν οι δηλώσεις: { $list }
river-log-played = παίζει { $card }
river-log-trick-taken = παίρνει { $cards }
river-log-round-scored = Ο γύρος { $number } δίνει { $list }
river-log-match-ended = Η παρτίδα τελείωσε: { $list }

## Keys

river-keys-digits = Διάλεξε δήλωση ή φύλλο
river-keys-enter = Κάνε τη δήλωση, παίξε το φύλλο
river-keys-arrows = Κίνηση μέσα στο χέρι
river-keys-last = Τελευταία μπάζα
river-keys-scores = Βαθμοί
river-keys-log = Ιστορικό
river-keys-back = Άφησε κάτω το φύλλο

## Rules

river-rules-lead = Κοίτα το χέρι σου, πες πόσες μπάζες θα πάρεις και πάρε ακριβώς τόσες: ούτε λιγότερες ούτε περισσότερες.
river-rules-rounds-title = Γύροι
river-rules-rounds = Με τέσσερις ή πέντε παίκτες ο πρώτος γύρος παίζεται με δέκα φύλλα ο καθένας. Κάθε γύρος έχει ένα φύλλο λιγότερο, ως το ένα μόνο φύλλο· ύστερα τα χέρια μεγαλώνουν πάλι, ως τα δέκα. Περισσότεροι παίκτες ξεκινούν με λιγότερα φύλλα.
river-rules-trump = Μετά το μοίρασμα ανοίγει το επόμενο φύλλο. Το χρώμα του είναι ατού σε αυτόν τον γύρο: κάθε ατού κερδίζει κάθε φύλλο των άλλων τριών χρωμάτων.
river-rules-bid-title = Δηλώσεις
river-rules-bid = Αρχίζοντας από τα αριστερά όποιου μοιράζει, ο καθένας λέει πόσες μπάζες θα πάρει. Η δήλωση ακούγεται από όλους και δεν αλλάζει. Όποιος μοιράζει μιλά τελευταίος, με έναν περιορισμό: οι δηλώσεις δεν επιτρέπεται να έχουν άθροισμα όσα τα φύλλα. Έτσι, κάποιος πέφτει πάντα έξω.
river-rules-hook-caption = Πέντε φύλλα, και οι άλλοι δήλωσαν 2, 0 και 1. Όποιος μοιράζει δεν μπορεί να πει 2.
river-rules-fist = Ένα τραπέζι μπορεί να δηλώνει και με γροθιές: όλοι δηλώνουν κρυφά την ίδια στιγμή, οι δηλώσεις φανερώνονται μαζί, και κάθε άθροισμα επιτρέπεται.
river-rules-play-title = Μπάζες
river-rules-play = Ο παίκτης αριστερά από όποιον μοιράζει ανοίγει με όποιο φύλλο θέλει. Οι άλλοι ακολουθούν δεξιόστροφα, με ένα φύλλο ο καθένας. Αν έχεις το χρώμα που άνοιξε, πρέπει να το παίξεις· αν όχι, παίζεις ό,τι θέλεις, ατού ή άλλο.
river-rules-trick-caption = Άνοιξε κούπα. Ο παίκτης στα δεξιά δεν έχει και παίζει ένα μικρό ατού: παίρνει την μπάζα από τον άσο.
river-rules-take = Την μπάζα την παίρνει το μεγαλύτερο ατού· χωρίς ατού, το μεγαλύτερο φύλλο του χρώματος που άνοιξε. Όποιος παίρνει μια μπάζα ανοίγει την επόμενη.
river-rules-player = Παίκτης { $number }
river-rules-score-title = Πόντοι
river-rules-score = Κάθε μπάζα αξίζει έναν πόντο. Αν πήρες ακριβώς όσες δήλωσες, παίρνεις άλλους δέκα.
river-rules-score-caption = Μπάζες προς δήλωση, και οι πόντοι: οι δέκα είναι για τη δήλωση που βγήκε, ακόμη και για το μηδέν.
river-rules-end = Μετά τον τελευταίο γύρο κερδίζει το μεγαλύτερο σύνολο. Με ίσα σύνολα η νίκη μοιράζεται.
river-rules-choices-title = Τι μπορεί να διαλέξει ένα τραπέζι
river-rules-choice-rounds = Το μέγεθος του μεγαλύτερου χεριού και τη σειρά των γύρων: κάτω και πάνω, πάνω και κάτω, μόνο κάτω ή μόνο πάνω.
river-rules-choice-hook = Αν η τελευταία δήλωση, εκείνου που μοιράζει, περιορίζεται.
river-rules-choice-scoring = Τη βαθμολογία: όπως πιο πάνω· πόντοι μόνο για δηλώσεις που βγήκαν· ή ένας πόντος λιγότερος για κάθε μπάζα διαφορά.
river-rules-choice-seats = Παίζεται και με δύο ή τρεις παίκτες· καλύτερο είναι με τέσσερις ή περισσότερους.

## Προφίλ

river-profile-exact =
    { $bids ->
        [one] ακριβείς, από { $bids } δήλωση
       *[other] ακριβείς, από { $bids } δηλώσεις
    }
river-profile-over = περισσότερες μπάζες από τη δήλωση
river-profile-under = λιγότερες μπάζες από τη δήλωση
river-profile-zero =
    { $bids ->
        [one] πέτυχαν από { $bids } δήλωση μηδέν
       *[other] πέτυχαν από { $bids } δηλώσεις μηδέν
    }
river-profile-by-size = Δηλώσεις ανά μέγεθος χεριού
river-profile-cards = Φύλλα
river-profile-bids = Δηλώσεις
