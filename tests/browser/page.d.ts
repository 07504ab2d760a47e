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
  /** Of a page with no server: how much has been asked, and answered. */
  cryptProgress(): [number, number];
  /** Of the page host: hand a panel's message to the tutor, and its answer back; both as text. */
  cryptAsk(message: string): Promise<string>;
  /** Of the page host: wait until all is answered and drawn. */
  cryptSettled(): Promise<void>;
}
