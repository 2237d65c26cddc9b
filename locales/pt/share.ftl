### The picture of a finished match.

share-picture = Compartilhar como imagem
save-picture = Salvar a imagem
