"""The games that the browser keeps."""
