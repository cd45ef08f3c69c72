/** Sounds are made here, each by a handful of tones and bursts of noise: nothing to load. */

/** A tone that slides from one pitch to another, or filtered noise where `noise` is set. */
export interface Tone {
  at?: number;
  for: number;
  from: number;
  to?: number;
  wave?: OscillatorType;
  noise?: boolean;
  loud?: number;
}

const SOUNDS = {
  lay: [
    { for: 0.07, from: 1400, to: 500, noise: true, loud: 0.5 },
    { for: 0.05, from: 190, to: 110, wave: 'sine' },
  ],
  draw: [{ for: 0.11, from: 2600, to: 4200, noise: true, loud: 0.28 }],
  shuffle: [0, 0.06, 0.12, 0.17, 0.21].map((at) => ({ at, for: 0.05, from: 2200, to: 3600, noise: true, loud: 0.25 })),
  roll: [0, 0.07, 0.13, 0.2, 0.29].map((at) => ({ at, for: 0.04, from: 900, to: 400, noise: true, loud: 0.6 })),
  chip: [
    { for: 0.05, from: 2300, to: 1900, wave: 'triangle' },
    { at: 0.045, for: 0.07, from: 2900, wave: 'triangle', loud: 0.5 },
  ],
  coins: [0, 0.05, 0.09, 0.15].map((at, i) => ({
    at,
    for: 0.08,
    from: 2000 + 260 * i,
    wave: 'triangle' as const,
    loud: 0.5,
  })),
  turn: [
    { for: 0.12, from: 587, wave: 'triangle' },
    { at: 0.11, for: 0.2, from: 880, wave: 'triangle' },
  ],
  tick: [{ for: 0.03, from: 1100, wave: 'square', loud: 0.15 }],
  say: [{ for: 0.06, from: 520, to: 760, wave: 'sine', loud: 0.5 }],
  oops: [
    { for: 0.16, from: 300, to: 190, wave: 'triangle' },
    { at: 0.13, for: 0.2, from: 200, to: 130, wave: 'triangle' },
  ],
  magic: [0, 0.06, 0.12, 0.18].map((at, i) => ({
    at,
    for: 0.16,
    from: [660, 830, 990, 1320][i],
    wave: 'sine' as const,
    loud: 0.5,
  })),
  grab: [
    { for: 0.12, from: 150, to: 60, wave: 'sine', loud: 1.4 },
    { for: 0.06, from: 700, to: 250, noise: true, loud: 0.8 },
  ],
  crash: [
    { for: 0.5, from: 2400, to: 120, noise: true, loud: 0.9 },
    { for: 0.4, from: 140, to: 40, wave: 'square', loud: 0.4 },
  ],
  win: [523, 659, 784, 1047].map((from, i) => ({
    at: i * 0.11,
    for: i === 3 ? 0.5 : 0.16,
    from,
    wave: 'triangle' as const,
  })),
  lose: [392, 349, 311].map((from, i) => ({ at: i * 0.16, for: 0.24, from, wave: 'triangle' as const, loud: 0.7 })),
} satisfies Record<string, readonly Tone[]>;

/** A sound by name, or one that a game brings along. */
export type Sound = keyof typeof SOUNDS | readonly Tone[];

const VOLUME = 0.22;
let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Which of them counts as a touch differs between browsers: on iPhones a finger that goes down does not, one that goes up does. */
const WAKING = ['pointerdown', 'pointerup', 'keydown'];

/** Browsers let a page sound only after a touch or key, and may silence it again: every one of them is taken until it plays. */
export function allowSound(): void {
  const wake = () => {
    context ??= new AudioContext();
    if (context.state !== 'running') context.resume().catch(() => {});
  };
  for (const event of WAKING) addEventListener(event, wake);
}

export function playSound(sound: Sound): void {
  if (context?.state !== 'running') return;
  for (const tone of typeof sound === 'string' ? SOUNDS[sound] : sound) play(context, tone);
}

function play(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + (tone.at ?? 0);
  const end = start + tone.for;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(VOLUME * (tone.loud ?? 1), start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(audio.destination);
  const source = tone.noise ? noise(audio, tone, start, end, gain) : pitch(audio, tone, start, end, gain);
  source.start(start);
  source.stop(end);
}

function pitch(audio: AudioContext, tone: Tone, start: number, end: number, out: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = tone.wave ?? 'sine';
  source.frequency.setValueAtTime(tone.from, start);
  source.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, end);
  source.connect(out);
  return source;
}

function noise(audio: AudioContext, tone: Tone, start: number, end: number, out: AudioNode): AudioScheduledSourceNode {
  const source = audio.createBufferSource();
  source.buffer = hiss ??= hissing(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(tone.from, start);
  filter.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, end);
  source.connect(filter).connect(out);
  return source;
}

function hissing(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
