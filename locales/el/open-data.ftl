### Open data: who agrees, and the export of the command line.

open-data = Ανοικτά δεδομένα
open-data-no = Όχι
open-data-pseudonym = Με ψευδώνυμο
open-data-name = Με το όνομά μου
open-data-about = Παρτίδες σε δημόσια τραπέζια, αν συμφωνούν όλοι, μπορεί να δοθούν για μελέτη, ελεύθερες για κάθε χρήση (CC0). Ό,τι δόθηκε δεν παίρνεται πίσω. Η καταγραφή λέει το τραπέζι, όπου φαίνονται τα ονόματα.
cli-export-written =
    { $matches ->
        [one] { $matches } παρτίδα
       *[other] { $matches } παρτίδες
    }, αποφάσεις: { $decisions }· γράφτηκαν στον φάκελο { $folder }
cli-export-kept-back =
    { $matches ->
        [one] { $matches } παρτίδα έμεινε έξω: δεν συμφώνησαν όλοι
       *[other] { $matches } παρτίδες έμειναν έξω: δεν συμφώνησαν όλοι
    }
error-bad_month = Ένας μήνας γράφεται όπως 2026-11, όχι { $given }.
