# coach

coach-title = Il consiglio
