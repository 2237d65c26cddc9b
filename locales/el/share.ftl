### The picture of a finished match.

share-picture = Κοινοποίηση ως εικόνα
save-picture = Αποθήκευση εικόνας
