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

# Η αρένα. Μια ομάδα είναι μία μοιρασιά, παιγμένη μία φορά σε κάθε περιστροφή των θέσεων.

cli-arena-warms-up = Ζέσταμα
cli-arena-plays = { $bot }: νίκες { $rate }
cli-arena-cut-off = Το { $file } τελείωνε στη μέση μιας γραμμής. Η γραμμή πετάχτηκε· οι παρτίδες της θα ξαναπαιχτούν.
cli-arena-cut-short = Το { $file } τελειώνει στη μέση μιας γραμμής. Η γραμμή αυτή δεν μετράει.
cli-arena-goes-on =
    Ο αγώνας στο { $file } συνεχίζεται ύστερα από { $matches ->
        [one] { $matches } παρτίδα
       *[other] { $matches } παρτίδες
    }.
cli-arena-interrupted = Διακόπηκε. Με --results ΑΡΧΕΙΟ ένας αγώνας μπορεί να συνεχιστεί από εκεί που σταμάτησε.
cli-arena-interrupted-kept = Διακόπηκε. Το { $file } κρατά κάθε ομάδα που τελείωσε· η ίδια εντολή συνεχίζει από εκεί.
cli-arena-added = Το { $name } μπορεί πια να κληθεί σε αγώνες. Ο κατάλογος είναι στο { $file }.
cli-arena-removed = Το { $name } διαγράφηκε από τον κατάλογο.
cli-arena-bot = { $name }: { $factory } στο { $folder }
cli-arena-written = Η αναφορά είναι στο { $file }.
cli-arena-no-pictures = Η αναφορά δεν έχει εικόνες, γιατί λείπει το matplotlib: pip install "updown-games[report]"

cli-arena-standings = Μποτ
cli-arena-bot-column = Μποτ
cli-arena-wins = Νίκες
cli-arena-score = Μέσο σύνολο
cli-arena-elo = Βαθμοί Elo
cli-arena-matches = Παρτίδες
cli-arena-crosses = Πόσο συχνά το μποτ στα αριστερά τελειώνει πιο μπροστά
cli-arena-differences = Δύο μποτ στις ίδιες μοιρασιές
cli-arena-pair = Μποτ
cli-arena-more-wins = Διαφορά σε νίκες
cli-arena-more-points = Διαφορά σε βαθμούς
cli-arena-cpu = Χρόνος CPU ανά απόφαση, σε χιλιοστά του δευτερολέπτου
cli-arena-cpu-mean = Μέσος όρος
cli-arena-cpu-tail = Το 95 % κάτω από
cli-arena-cpu-longest = Η πιο αργή
cli-arena-decisions = Αποφάσεις
cli-arena-faults = Σφάλματα
cli-arena-too-slow = Άργησε
cli-arena-crashed = Κατέρρευσε
cli-arena-illegal = Αντικανονικό
cli-arena-forfeits = Χαμένες λόγω σφαλμάτων

cli-arena-better = Το { $one } νικά περισσότερο από το { $other }· διαφορά { $difference }.
cli-arena-unclear = Ανάμεσα στο { $one } και στο { $other } δεν φαίνεται καθαρή διαφορά: { $difference }.
cli-arena-ended-played = Παίχτηκαν όλες οι παρτίδες: { $matches }.
cli-arena-ended-clear = Η απάντηση ήταν καθαρή στον έλεγχο { $look } από { $looks }. Παρτίδες που παίχτηκαν: { $matches }.
cli-arena-ended-open = Ο αγώνας δεν τελείωσε: ως τώρα μετρούν { $matches } από τις { $planned } παρτίδες.
cli-arena-even = Μποτ ίσης δύναμης θα νικούσαν το καθένα στο { $rate } % των θέσεών του. Τα διαστήματα ισχύουν στο { $level } %.
cli-arena-seed = Σπόρος { $seed }, αγώνας { $key }
cli-arena-mixed-code = Τα μποτ άλλαξαν όσο παιζόταν αυτός ο αγώνας· ανακατεύει τα προγράμματα { $codes }.
cli-arena-example = Ένα σφάλμα του { $bot }: { $kind } ({ $detail })

cli-arena-title = Αρένα: { $game }, { $seats } θέσεις
cli-arena-set-up = Πώς παίχτηκε
cli-arena-game = { $game }, { $seats } θέσεις, επιλογές { $options }
cli-arena-form-mixed = Όσο γίνεται περισσότερα διαφορετικά μποτ σε κάθε τραπέζι, σε κάθε συνδυασμό.
cli-arena-form-alone = Ένα μποτ σε μία θέση και ένα άλλο σε όλες τις υπόλοιπες, κάθε ζευγάρι και με τους δύο τρόπους.
cli-arena-form-first = Το πρώτο μποτ σε μία θέση και ένα άλλο σε όλες τις υπόλοιπες.
cli-arena-groups = Ομάδες: { $groups }. Καθεμιά είναι μία μοιρασιά που παίζεται { $seats } φορές, μία σε κάθε περιστροφή των θέσεων.
cli-arena-looks-none = Σχέδιο: { $matches } παρτίδες, ούτε μία λιγότερη, όποιο κι αν ήταν το αποτέλεσμα.
cli-arena-looks = Σχέδιο: το πολύ { $matches } παρτίδες. Έλεγχοι ορισμένοι από πριν, ώστε να σταματήσει μόλις η απάντηση γίνει καθαρή: { $looks }.
cli-arena-limits = Τα ξένα μποτ έχουν { $seconds } δ για κάθε απόφαση. Μια θέση με { $faults } σφάλματα σε μια παρτίδα τη χάνει και κατατάσσεται τελευταία.
cli-arena-reading = Πώς διαβάζονται οι αριθμοί
cli-arena-read-groups = Οι παρτίδες της ίδιας μοιρασιάς δεν είναι ανεξάρτητες αποδείξεις. Γι’ αυτό κάθε αριθμός και κάθε διάστημα βγαίνει από μία τιμή ανά ομάδα.
cli-arena-read-intervals = Τα διαστήματα ισχύουν στο { $level } %. Είναι πάνω από 95 % όταν ο αγώνας μπορούσε να σταματήσει νωρίτερα: όλοι οι έλεγχοι και οι συγκρίσεις μαζί σφάλλουν το πολύ στο 5 % των αγώνων.
cli-arena-read-even = Το ποσοστό νικών είναι της μίας θέσης· η κοινή νίκη μοιράζεται. Μποτ ίσης δύναμης θα είχαν το καθένα { $rate } %.
cli-arena-read-elo = Οι βαθμοί Elo είναι προσαρμογή Bradley-Terry στο ποιος τελείωσε μπροστά από ποιον· ο μέσος όρος τους είναι 0, και 400 βαθμοί παραπάνω σημαίνουν 10 προς 1.
cli-arena-read-openskill = Το openskill δείχνει τη δική του εκτίμηση με την απόκλισή της. Θεωρεί κάθε παρτίδα ανεξάρτητη.
cli-arena-read-cpu = Ο χρόνος CPU μετρά αποφάσεις όπου υπήρχε επιλογή. Όπου μία μόνο κίνηση επιτρέπεται, δεν ρωτιέται κανείς.
cli-arena-picture-wins = Ποσοστά νικών με τα διαστήματά τους: { $figures }
cli-arena-picture-elo = Βαθμοί Elo με τα διαστήματά τους
cli-arena-picture-cpu = Χρόνος CPU ανά απόφαση, από τον μέσο όρο ως εκεί όπου μένει το 95 %
cli-arena-axis-wins = νίκες, % των θέσεων (διάστημα στο { $level } %)
cli-arena-axis-elo = βαθμοί Elo (διάστημα στο { $level } %)
cli-arena-axis-cpu = χρόνος CPU ανά απόφαση, ms: μέσος όρος (κουκκίδα) και p95 (γραμμή)
cli-arena-origin = Από πού προέρχεται
cli-arena-machine =
    { $processors ->
        [one] { $machine }, { $processors } επεξεργαστής
       *[other] { $machine }, { $processors } επεξεργαστές
    }
cli-arena-versions = Python { $python }, με { $versions }

error-bad_contest = Δεν μπορεί να παιχτεί τέτοιος αγώνας.
error-bad_results = Το { $file } δεν έχει αποτελέσματα ή είναι χαλασμένα: γραμμή { $line }.
error-other_contest = Το { $file } έχει τα αποτελέσματα άλλου αγώνα. Διαλέξτε άλλο αρχείο ή επαναλάβετε όσα ξεκίνησαν εκείνον.
error-results_busy = Μια άλλη εκτέλεση γράφει στο { $file }.
error-cannot_keep_results = Το { $file } δεν μπορεί να κρατήσει τα αποτελέσματα: { $cause }.
error-cannot_load_bot = Το μποτ { $name } δεν φορτώνεται.
error-bad_bot_name = Ένα μποτ δεν μπορεί να λέγεται { $given }.
error-bad_factory = Ένα μποτ δίνεται ως module:factory, όχι ως { $given }.
error-no_such_bot = Δεν προστέθηκε μποτ με το όνομα { $given }.
error-bad_roster = Ο κατάλογος μποτ στο { $file } δεν μπορεί να χρησιμοποιηθεί: { $cause }.
error-no_cluster = Στο { $address } δεν απαντά καμία συστοιχία.
error-lacks_extra = Χρειάζεται το πακέτο { $package }: pip install "updown-games[{ $extra }]"
error-workers_failed = Οι διεργασίες κατέρρεαν ξανά και ξανά, και ο αγώνας εγκαταλείφθηκε. Ό,τι είχε τελειώσει κρατήθηκε.
reason-too_few_bots = Χρειάζονται τουλάχιστον δύο μποτ.

## updown ratings

cli-ratings-rebuilt =
    { $matches ->
        [one] { $matches } τελειωμένη παρτίδα, υπολογισμένη ξανά από το αρχείο συμβάντων.
       *[other] { $matches } τελειωμένες παρτίδες, υπολογισμένες ξανά από το αρχείο συμβάντων.
    }
cli-ratings-same = Όλα ήταν αποθηκευμένα ακριβώς έτσι.
cli-ratings-mended =
    { $wrong ->
        [one] { $wrong } γραμμή ήταν αποθηκευμένη αλλιώς και διορθώθηκε.
       *[other] { $wrong } γραμμές ήταν αποθηκευμένες αλλιώς και διορθώθηκαν.
    }
cli-ratings-wrong =
    { $wrong ->
        [one] { $wrong } γραμμή είναι αποθηκευμένη αλλιώς. Δεν άλλαξε τίποτα.
       *[other] { $wrong } γραμμές είναι αποθηκευμένες αλλιώς. Δεν άλλαξε τίποτα.
    }
