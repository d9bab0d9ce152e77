/** Small blips, made on the spot; off unless somebody switches them on. */

import { settings } from "./settings.svelte";

const NOTES = { pick: [523], other: [392], turn: [659, 784], over: [523, 659, 784] } as const;
let context: AudioContext | null = null;

export function blip(kind: keyof typeof NOTES): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    NOTES[kind].forEach((pitch, at) => note(context as AudioContext, pitch, now + 0.11 * at));
  } catch {
    /* a device without sound */
  }
}

function note(audio: AudioContext, pitch: number, when: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, when);
  volume.gain.linearRampToValueAtTime(0.12, when + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, when + 0.22);
  tone.connect(volume).connect(audio.destination);
  tone.start(when);
  tone.stop(when + 0.25);
}
