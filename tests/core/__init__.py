"""The words that all layers share."""
