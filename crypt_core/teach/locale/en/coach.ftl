# coach

coach-title = The coach
