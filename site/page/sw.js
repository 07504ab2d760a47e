// All that the page needs, kept at the first visit: from then on it opens without a network.
//
// Files of a version stand in a folder of its own, so none is ever mixed with another's. A newer version
// is brought while the old one is played, and takes its place when no page of that is open any more.
"use strict";

/** This very worker, of which TypeScript thinks that it is a window. */
const worker = /** @type {any} */ (self);
/** Of a host's other copies each keeps its own, in a folder of another name. */
const OURS = `crypt-tutor ${new URL(worker.registration.scope).pathname} `;
const KEPT = `${OURS}@VERSION@`;
const FILES = JSON.parse('@FILES@');

worker.addEventListener("install", (event) => {
  const wanted = FILES.map((name) => new Request(name, { cache: "no-cache" }));
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(wanted)));
});

worker.addEventListener("activate", (event) => {
  const forget = (names) =>
    Promise.all(names.filter((it) => it.startsWith(OURS) && it !== KEPT).map((it) => caches.delete(it)));
  event.waitUntil(caches.keys().then(forget).then(() => worker.clients.claim()));
});

// What may be asked for has no query; of the page itself any is left out.
worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(worker.registration.scope)) return;
  const asked = new URL(url).pathname;
  const page = mode === "navigate" && asked.replace(/index\.html$/, "") === new URL(worker.registration.scope).pathname;
  const wanted = page ? worker.registration.scope : url;
  event.respondWith(
    caches.open(KEPT).then(async (cache) => (await cache.match(wanted)) ?? fetch(event.request)),
  );
});
