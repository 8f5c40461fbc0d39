import { create } from 'zustand';
import { isTouchScreen } from '../parts/is-touch-screen.ts';
import type { Beat } from './beat.ts';

/** The sounds of a battle, all made here. */
const SOUNDS = ['dice', 'shot', 'blow', 'turn', 'round'] as const;
export type Sound = (typeof SOUNDS)[number];

const STORED_AS = 'muster.sound';

const storedChoice = (): boolean => {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return stored === null ? !isTouchScreen() : stored === 'on';
  } catch {
    return false;
  }
};

const useSound = create<{ on: boolean }>(() => ({ on: storedChoice() }));

/** Whether sounds are switched on. */
export const useSoundOn = (): boolean => useSound(({ on }) => on);

/** Switches sounds on or off, and stores it in this browser. */
export const chooseSound = (on: boolean): void => {
  useSound.setState({ on });
  try {
    localStorage.setItem(STORED_AS, on ? 'on' : 'off');
  } catch {
    // Then it lasts until the page is left.
  }
};

/** One note: its pitch in Hz at the start and the end, its length in seconds, and how loud it is. */
interface Note {
  wave: OscillatorType | 'noise';
  from: number;
  to: number;
  length: number;
  loud: number;
  /** When it begins, in seconds. */
  at?: number;
}

const CLICK: Note = { wave: 'noise', from: 3200, to: 2200, length: 0.04, loud: 0.25 };

/** Each sound as notes: dice are clicks, a shot is a short hiss over a low beat, a turn is two bells. */
const SCORES: Readonly<Record<Sound, readonly Note[]>> = {
  dice: [0, 0.07, 0.13, 0.22, 0.34].map((at) => ({ ...CLICK, at })),
  shot: [
    { wave: 'noise', from: 2600, to: 300, length: 0.22, loud: 0.35 },
    { wave: 'sine', from: 150, to: 50, length: 0.16, loud: 0.5 },
  ],
  blow: [
    { wave: 'triangle', from: 220, to: 70, length: 0.14, loud: 0.5 },
    { wave: 'noise', from: 900, to: 400, length: 0.08, loud: 0.3 },
  ],
  turn: [
    { wave: 'sine', from: 660, to: 660, length: 0.2, loud: 0.2 },
    { wave: 'sine', from: 880, to: 880, length: 0.35, loud: 0.2, at: 0.14 },
  ],
  round: [
    { wave: 'sine', from: 196, to: 194, length: 0.9, loud: 0.35 },
    { wave: 'sine', from: 294, to: 292, length: 0.9, loud: 0.15 },
  ],
};

let context: AudioContext | undefined;

/** A source that hisses: half a second of noise, always the same. */
const hiss = (audio: AudioContext): AudioBufferSourceNode => {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0, state = 1; i < samples.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    samples[i] = state / 2 ** 31;
  }
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
};

const playNote = (audio: AudioContext, { wave, from, to, length, loud, at = 0 }: Note): void => {
  const start = audio.currentTime + at;
  const end = start + length;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(audio.destination);
  if (wave === 'noise') {
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    const source = hiss(audio);
    source.connect(filter).connect(gain);
    source.start(start);
    source.stop(end);
    return;
  }
  const tone = audio.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, end);
  tone.connect(gain);
  tone.start(start);
  tone.stop(end);
};

/** Plays a sound, if sounds are switched on and the browser allows it. */
export const playSound = (sound: Sound): void => {
  if (!useSound.getState().on || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const note of SCORES[sound]) playNote(context, note);
};

/** Returns the sounds of a beat, in order. */
export const soundsOf = ({ kind, events }: Pick<Beat, 'kind' | 'events'>): Sound[] => [
  ...(events.some(({ type }) => type === 'roll') ? (['dice'] as const) : []),
  ...(kind === 'shot' || kind === 'spell' ? (['shot'] as const) : []),
  ...(kind === 'blow' ? (['blow'] as const) : []),
  ...(kind === 'round-end' || kind === 'end' ? (['round'] as const) : []),
];
