### A new match from a moment of a finished one.

continue-from-here = Συνέχεια από εδώ
continue-about = Ένα νέο, φιλικό τραπέζι ξεκινά από αυτή την κίνηση. Δεν αλλάζει ούτε βαθμολογία ούτε στατιστικά.
continue-you = Εσείς
continue-seat = Ποιος παίζει στη θέση: { $name }
continue-same-cards = Τα φύλλα που δεν είχε δει κανείς είναι εκείνα της παλιάς παρτίδας: όποιος κοιτάξει το τέλος της τα ξέρει.
continued-from = Συνεχίζεται από την κίνηση { $at } άλλης παρτίδας.
# In a list of past matches.
played-on = συνέχεια από μια κίνηση
error-options_fixed = Οι επιλογές μιας παρτίδας που συνεχίζεται δεν αλλάζουν.
error-no_such_moment = Η παρτίδα τελειώνει εκεί: δεν μένει τίποτα να παιχτεί.
error-other_rules = Αυτή η παρτίδα παίχτηκε με παλαιότερους κανόνες, που εδώ δεν ισχύουν πια.
