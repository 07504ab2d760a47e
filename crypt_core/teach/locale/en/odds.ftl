# odds

odds-title = The Ghost, exactly
