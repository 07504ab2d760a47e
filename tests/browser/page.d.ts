// What the page's scripts put where the others find it.

interface Window {
  cryptLoading: {
    show(): void;
    fail(id: string, detail?: string): void;
    phase(name: string): void;
    arrived(): void;
  };
  voila_heartbeat(): void;
  MathJax: object;
}
