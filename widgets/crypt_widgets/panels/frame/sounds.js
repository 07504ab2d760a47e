// Short sounds of our own, made by the browser as they are wanted. None is heard until somebody has
// wished for them.

import { remembered } from "../../kit/live.js";
import { remember } from "../../kit/memory.js";

/** Where the browser keeps that somebody wants to hear them. */
const SOUND = "crypt.sound";
/** How loud all of it is, of 1. */
const VOLUME = 0.25;
/** What a sound fades to: it cannot fade to nothing. */
const SILENT = 0.0001;

/** @type {AudioContext | null} */
let audio = null;

/** Whether this browser can make sounds. */
export function canSound() {
  return typeof AudioContext === "function";
}

export function soundsOn() {
  return canSound() && remembered(SOUND) === "on";
}

export function wishSounds(on) {
  remember(SOUND, on ? "on" : "off");
  if (on) sound("coin");
}

/** @typedef {{ audio: AudioContext, out: AudioNode, start: number }} Stage Where a sound is made, and when it begins. */

const SOUNDS = {
  /** Wood on stone. @param {Stage} at */
  die(at) {
    knock(at, 0, 0.8);
  },
  /** The same, over and over, and softer. @param {Stage} at */
  roll(at) {
    [0, 0.07, 0.15, 0.26, 0.4].forEach((after, i) => knock(at, after, 0.9 - 0.15 * i));
  },
  /** Card on card. @param {Stage} at */
  card(at) {
    noise(at, 0, { pitch: 3400, lasts: 0.12, gain: 0.5 });
  },
  /** @param {Stage} at */
  coin(at) {
    tone(at, 0, { from: 1480, lasts: 0.18, gain: 0.35 });
    tone(at, 0.05, { from: 2217, lasts: 0.3, gain: 0.3 });
  },
  /** Four notes upwards. @param {Stage} at */
  rank(at) {
    [523, 659, 784, 1047].forEach((from, i) => tone(at, 0.14 * i, { from, lasts: 0.4, gain: 0.4, type: "triangle" }));
  },
};

/** Let one be heard, if somebody has wished for them and is there.
 *
 * @param {string} name */
export function sound(name) {
  if (!soundsOn() || document.hidden || !Object.hasOwn(SOUNDS, name)) return;
  audio ??= new AudioContext();
  // A browser keeps a page silent until somebody has done something on it.
  if (audio.state === "suspended") audio.resume().catch(() => {});
  const out = audio.createGain();
  out.gain.value = VOLUME;
  out.connect(audio.destination);
  SOUNDS[name]({ audio, out, start: audio.currentTime + 0.01 });
}

/** A short noise with a dull note under it.
 *
 * @param {Stage} stage */
function knock(stage, after, gain) {
  noise(stage, after, { pitch: 1700, lasts: 0.05, gain });
  tone(stage, after, { from: 210, to: 130, lasts: 0.07, gain: gain * 0.6 });
}

/** A noise that fades, about a pitch.
 *
 * @param {Stage} stage
 * @param {number} after
 * @param {{ pitch: number, lasts: number, gain: number }} noise */
function noise({ audio: made, out, start }, after, { pitch, lasts, gain }) {
  const buffer = made.createBuffer(1, Math.ceil(made.sampleRate * lasts), made.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = made.createBufferSource();
  source.buffer = buffer;
  const band = made.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  const level = made.createGain();
  level.gain.value = gain;
  source.connect(band).connect(level).connect(out);
  source.start(start + after);
}

/** A note that fades, and falls if it has somewhere `to` go.
 *
 * @param {Stage} stage
 * @param {number} after
 * @param {{ from: number, to?: number, lasts: number, gain: number, type?: OscillatorType }} note */
function tone({ audio: made, out, start }, after, { from, to = from, lasts, gain, type = "sine" }) {
  const at = start + after;
  const note = made.createOscillator();
  note.type = type;
  note.frequency.setValueAtTime(from, at);
  note.frequency.exponentialRampToValueAtTime(to, at + lasts);
  const level = made.createGain();
  level.gain.setValueAtTime(gain, at);
  level.gain.exponentialRampToValueAtTime(SILENT, at + lasts);
  note.connect(level).connect(out);
  note.start(at);
  note.stop(at + lasts);
}
