// A server that was gone is found without a press: the page asks for it, and loads itself anew.

import { onOwnPage } from "../../kit/live.js";

const ASK_EVERY = 5_000;

/** Ask for the server until it is back; returns the way to end it.
 *
 * It is back if it is another one than the one that sent the page; or if it was out of reach and has
 * been there twice since, so that the connection has had the time to come back by itself. A server
 * that was there all along has put our Python to rest: that is for a press to end. */
export function awaitServer() {
  const { baseUrl, asked: before = "" } = document.documentElement.dataset;
  // A page that has its Python in itself is made of files alone.
  if (!onOwnPage() || !baseUrl) return () => {};
  let gone = false;
  let there = 0;
  const timer = setInterval(async () => {
    if (document.visibilityState !== "visible") return;
    const now = await whoAnswers();
    gone ||= now === null;
    there = now === null ? 0 : there + 1;
    if (now !== null && (now !== before || (gone && there > 1))) {
      clearInterval(timer);
      window.location.reload();
    }
  }, ASK_EVERY);
  return () => clearInterval(timer);
}

/** The word by which a start of the server is known; null if nobody answers. One that gives none is
 * taken for the same. */
async function whoAnswers() {
  const { baseUrl = "/", asked = "" } = document.documentElement.dataset;
  try {
    const answer = await fetch(`${baseUrl}crypt/health`, { cache: "no-store", redirect: "manual" });
    if (answer.status >= 500) return null; // a proxy, with nobody behind it
    return answer.headers.get("X-Crypt-Start") ?? asked;
  } catch {
    return null;
  }
}
