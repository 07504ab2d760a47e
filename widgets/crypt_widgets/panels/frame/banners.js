// What stands across the page until it is dealt with: trouble, an earlier game, an invitation, the
// address to be copied, and above all of it that nobody answers any more, or not yet.

import { button } from "../../kit/controls.js";
import { h } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";
import { onOwnPage } from "../../kit/live.js";
import { forget, remember } from "../../kit/memory.js";

/** @import { FrameData, Invitation, Resume, Send, Notice } from "../../kit/wire.js" */

function banner(kind, sign, title, text, buttons, role = null) {
  return h("section", { class: `fr-banner u-row u-rows-5 u-columns-7 u-middle u-above-5 u-y-6 u-x-7 u-text-4 u-leading-4 u-paper u-box fr-${kind}`, role, "data-banner": kind }, [
    icon(sign),
    h("div", { class: "fr-banner-text u-slim u-breaks u-unseen" }, [
      h("strong", { class: "u-unseen" }, [title]),
      h("p", { class: "u-unseen" }, [text]),
    ]),
    h("div", { class: "crypt-row" }, buttons),
  ]);
}

function bannerButton(action, label, press, kind = "fr-plain u-finger u-y-3 u-x-8 u-bare") {
  return button(action, [label], press, { class: kind, "data-key": `frame-${action}` });
}

/** What alone there is to do. */
const LOUD = "crypt-main u-finger u-y-3 u-x-8";
/** What is offered while the bar goes on: only there a button is loud. */
const OFFER = "fr-plain u-finger u-y-3 u-x-8 u-bare fr-offer u-edge-accent u-accent";

/** Above everything, wherever one has scrolled to: nothing else works until it is dealt with. */
export function showLost(place, state, words) {
  const text = words[state === "offline" ? "frame-offline-text" : "frame-lost-text"];
  const reload = bannerButton("reload", words["frame-reload"], () => location.reload(), LOUD);
  above(place, banner("lost", "offline", words["frame-lost-title"], text, [reload], "alert"));
}

/** There too: Python is at work. On a page of our own it can be started again when it has been for
 * too long. */
export function showBusy(place, stuck, words, startAgain) {
  const leave = stuck && onOwnPage();
  const text = words[leave ? "frame-stuck-text" : "frame-busy-text"];
  const go = bannerButton("start-again", words["frame-stuck-go"], startAgain, LOUD);
  above(place, banner("busy", "pause", words["frame-busy-title"], text, leave ? [go] : [], "status"));
}

function above(place, shown) {
  shown.setAttribute("popover", "manual");
  place.replaceChildren(shown);
  shown.showPopover?.();
}

/** The text itself, ready to copy, in the `field`; and what is to be known before, if anything. */
export function shareBanner(field, words, warning, shut) {
  return h("section", { class: "fr-banner u-row u-rows-5 u-columns-7 u-middle u-above-5 u-y-6 u-x-7 u-text-4 u-leading-4 u-paper u-box fr-share", "data-banner": "share" }, [
    icon("share"),
    h("label", { class: "fr-banner-text u-grid u-gap-3 u-slim u-breaks" }, [
      h("p", {}, [words["frame-share-hint"]]),
      warning && h("p", {}, [warning]),
      field,
    ]),
    h("div", { class: "crypt-row" }, [
      bannerButton("close-share", words["frame-close"], shut),
    ]),
  ]);
}

/** That the browser keeps nothing, or no more; there may be no way to save it either. */
export function unkeptBanner(text, words, save, shut) {
  return banner("unkept", "save", words["frame-unkept-title"], text, [
    save && bannerButton("save-unkept", words["frame-save"], save),
    bannerButton("close-unkept", words["frame-close"], shut),
  ], "alert");
}

/**
 * @param {FrameData} told
 * @param {Send} ask
 */
export function banners({ trouble, dare, resume, invite, screen }, words, ask) {
  return [
    trouble && troubleBanner(trouble, words, ask),
    dare && dareBanner(dare, ask),
    resume && screen !== "home" && resumeBanner(resume, ask), // on the first screen the game's card continues it
    invite && inviteBanner(invite, ask),
  ].filter(Boolean);
}

/** @param {Notice} trouble */
function troubleBanner({ title, text }, words, ask) {
  const shut = bannerButton("close-trouble", words["frame-close"], () =>
    ask({ do: "close-trouble" }),
  );
  return banner("trouble", "stop", title, text, [shut], "alert");
}

/** A deal that somebody has sent.
 *
 * @param {Resume} dare
 * @param {Send} ask */
function dareBanner({ title, text, yes }, ask) {
  return banner("dare", "scales", title, text, [
    bannerButton("take-up", yes, () => ask({ do: "take-up" }), OFFER),
  ]);
}

/**
 * @param {Resume} resume
 * @param {Send} ask
 */
function resumeBanner(resume, ask) {
  const discard = () => {
    forget("crypt.record");
    ask({ do: "discard-saved" });
  };
  return banner("resume", "back", resume.title, resume.text, [
    bannerButton("resume", resume.yes, () => ask({ do: "resume" }), OFFER),
    bannerButton("discard-saved", resume.no, discard),
  ]);
}

/** A newcomer is asked once; who comes back, until a lesson is declined and then at the next.
 *
 * @param {Invitation} invite
 * @param {Send} ask */
function inviteBanner(invite, ask) {
  const answer = (yes) => () => {
    remember("crypt.invited", "1");
    if (!yes && invite.lesson) remember("crypt.declined", invite.lesson);
    ask({ do: "learn-invite", yes });
  };
  const puzzles = () => {
    remember("crypt.invited", "1");
    ask({ do: "learn-open", screen: "puzzles" });
  };
  return banner("invite", "cap", invite.title, invite.text, [
    bannerButton("accept-invite", invite.yes, answer(true), OFFER),
    invite.puzzles && bannerButton("invite-puzzles", invite.puzzles, puzzles),
    bannerButton("decline-invite", invite.no, answer(false)),
  ]);
}
