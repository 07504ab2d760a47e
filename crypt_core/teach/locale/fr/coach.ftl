# coach

coach-title = Le conseil
