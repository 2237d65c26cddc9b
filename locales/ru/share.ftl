### The picture of a finished match.

share-picture = Поделиться картинкой
save-picture = Сохранить картинку
