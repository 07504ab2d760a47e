// Where the page's files are: beside it under an address of their own, or in it, if the page is all there is.

/** The folder of this version's files. */
export const HOME = new URL(document.documentElement.dataset.home, document.baseURI).href;
/** Whether the page brings all its files in itself. */
export const IN_ONE = document.documentElement.dataset.home === "";

/** @param {string} name
 * @returns {Promise<Response>} */
async function file(name) {
  if (!IN_ONE) {
    const answer = await fetch(HOME + name);
    if (!answer.ok) throw new TypeError(`${name}: ${answer.status}`);
    return answer;
  }
  const text = document.getElementById(`file:${name}`)?.textContent;
  if (text === undefined) throw new TypeError(`there is no ${name} here`);
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")));
}

export async function textOf(name) {
  return (await file(name)).text();
}

export async function bytesOf(name) {
  return (await file(name)).arrayBuffer();
}

/** The address of a script of these texts, which has the page's own rights and no more. */
export function scriptOf(...texts) {
  return URL.createObjectURL(new Blob(texts, { type: "text/javascript" }));
}

/** A module by its name. */
export async function moduleOf(name) {
  return import(IN_ONE ? scriptOf(await textOf(name)) : HOME + name);
}
