"""The bar below the table."""
