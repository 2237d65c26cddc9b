### Συνομιλία, αναφορές, συντονιστές και θεατές.

chat = Συνομιλία
chat-unread =
    { $count ->
        [one] { $count } νέο μήνυμα
       *[other] { $count } νέα μηνύματα
    }
chat-empty = Δεν έχει μιλήσει κανείς ακόμη. Μια φιλική κουβέντα είναι καλή αρχή.
chat-presets = Έτοιμες φράσεις· ο καθένας τις διαβάζει στη γλώσσα του
chat-text = Το μήνυμά σας
chat-send = Αποστολή
chat-spectator = θεατής
chat-aside-about = Παρακολουθείτε: ως το τέλος της παρτίδας τα διαβάζουν μόνο οι άλλοι θεατές.
chat-said = { $name } λέει: { $words }
key-chat = Άνοιγμα ή κλείσιμο της συνομιλίας
chat-about-person = Σίγαση ή αναφορά: { $name }

preset-hello = Γεια σας!
preset-good_luck = Καλή τύχη!
preset-nice_move = Ωραία κίνηση!
preset-well_played = Καλά παίξατε!
preset-thank_you = Ευχαριστώ!
preset-sorry = Συγγνώμη!
preset-oops = Ωχ!
preset-one_moment = Μια στιγμή, παρακαλώ.
preset-back_again = Επέστρεψα.
preset-goodbye = Αντίο!

mute-person = Σίγαση για εμένα: { $name }
mute-about = Δεν θα βλέπετε τίποτα από όσα λέει: { $name }, σε κανένα τραπέζι και σε καμία συσκευή. Δεν ειδοποιείται κανείς.
muted-people = Όσους έχετε σε σίγαση
unmute-person = Άρση σίγασης: { $name }

report-person = Αναφορά: { $name }
report-about = Οι συντονιστές βλέπουν τον λόγο, τα τελευταία μηνύματα και, μόλις τελειώσει η παρτίδα, την καταγραφή της.
report-why = Λόγος
report-insults = Προσβολές
report-spam = Ανεπιθύμητα μηνύματα
report-cheating = Ζαβολιά
report-name = Το όνομα
report-other = Κάτι άλλο
report-text = Τι συνέβη (προαιρετικά)
report-send = Αποστολή αναφοράς
report-sent = Ευχαριστούμε. Θα το δει ένας συντονιστής.

spectators = Θεατές
spectators-allowed = Επιτρέπονται θεατές
spectators-about = Βλέπουν ό,τι είναι ανοιχτό. Αλλιώς, πριν το τέλος, την παρτίδα τη βλέπουν μόνο οι παίκτες.
spectators-more =
    { $count ->
        [one] και { $count } χωρίς όνομα
       *[other] και { $count } χωρίς όνομα
    }
watch-from = Θέα από

moderation = Συντονισμός
moderation-reports = Αναφορές
moderation-no-reports = Κανένα παράπονο.
moderation-act = Ενέργεια
moderation-whom = Id παίκτη ή τραπεζιού
moderation-why = Λόγος, για το αρχείο
moderation-log = Αρχείο συντονισμού
moderation-no-acts = Δεν έχει γίνει τίποτα ακόμη.
moderation-banned = Αποκλεισμένοι
moderation-muted = Σε σίγαση
moderation-by-host = Διαχειριστής
moderation-record = Καταγραφή
moderation-report = { $reporter } για: { $accused }
moderation-settled = Διευθετήθηκε
moderation-version = Έως το συμβάν { $version }
moderate-person = Συντονισμός: { $name }
act-mute = Σίγαση
act-unmute = Άρση σίγασης
act-ban = Αποκλεισμός
act-unban = Άρση αποκλεισμού
act-close = Κλείσιμο τραπεζιού
act-settle = Διευθέτηση αναφοράς
act-appoint = Ορισμός συντονιστή
act-dismiss = Παύση συντονιστή
log-by-moderator = Ένας συντονιστής έκλεισε το τραπέζι
aborted-by_moderator = Ένας συντονιστής έκλεισε το τραπέζι. Κανείς δεν κερδίζει και κανείς δεν χάνει.

error-bad_line = Ένα μήνυμα έχει από 1 έως 200 αναγνώσιμους χαρακτήρες.
error-muted = Ένας συντονιστής σάς έθεσε σε σίγαση: δεν μπορείτε να γράφετε.
error-banned = Ένας συντονιστής σάς απέκλεισε από αυτόν τον διακομιστή.
error-no_spectators = Αυτή την παρτίδα, ως το τέλος, τη βλέπουν μόνο οι παίκτες της.
error-not_moderator = Αυτό το κάνουν μόνο οι συντονιστές.
error-is_moderator = Είναι συντονιστής. Πρέπει πρώτα να τον παύσει ο διαχειριστής.
error-no_such_report = Δεν υπάρχει τέτοια αναφορά.
error-nothing_to_do = Ισχύει ήδη.

cli-admin-none = Τίποτα.
cli-admin-waits = εκκρεμεί
cli-admin-settled = διευθετημένη
cli-admin-report = Αναφορά { $number }, { $when }, { $state }: { $accused }, από: { $reporter }, λόγος: { $reason }. Τραπέζι { $table }, συμβάν { $version }.
cli-admin-did-appoint = Συντονιστής πλέον: { $whom }.
cli-admin-did-dismiss = Δεν είναι πλέον συντονιστής: { $whom }.
cli-admin-did-mute = Δεν μπορεί πια να γράφει: { $whom }.
cli-admin-did-unmute = Μπορεί ξανά να γράφει: { $whom }.
cli-admin-did-ban = Αποκλεισμός: { $whom }. Ένας διακομιστής που τρέχει τον εφαρμόζει σε δευτερόλεπτα.
cli-admin-did-unban = Μπορεί να επιστρέψει: { $whom }.
cli-admin-did-close = Το τραπέζι { $whom } κλείνει σε δευτερόλεπτα, ή μόλις ξεκινήσει ο διακομιστής.
cli-admin-did-settle = Η αναφορά { $whom } διευθετήθηκε.
