### The picture of a finished match.

share-picture = Share as a picture
save-picture = Save the picture
