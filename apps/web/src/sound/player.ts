import { type CueName, cues, lengthOfCue, type Tone } from './cues.ts';

/** Plays cues through the speakers of this device; made when something is first heard, as browsers want it. */
export class Player {
  private context: AudioContext | undefined;
  private noise: AudioBuffer | undefined;
  /** When the last cue ends; never two at once. */
  private busy = 0;

  /** `volume` from 0 (off) to 1. In a tab that nobody sees only one's own choice is heard. */
  play(name: CueName, volume: number): void {
    if (volume <= 0 || (document.hidden && name !== 'due')) return;
    this.context ??= new AudioContext();
    const { context } = this;
    // Before anybody has touched the page, browsers keep silent; nothing is made up for later.
    if (context.state !== 'running') {
      void context.resume();
      return;
    }
    if (context.currentTime < this.busy) return;
    this.busy = context.currentTime + lengthOfCue(name);
    for (const tone of cues[name]) this.sound(context, tone, volume);
  }

  private sound(context: AudioContext, { wave, from, to, at, lasts, loud }: Tone, volume: number): void {
    const start = context.currentTime + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud * volume, start + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    gain.connect(context.destination);
    if (wave === 'noise') {
      const source = context.createBufferSource();
      source.buffer = this.noiseOf(context);
      const band = context.createBiquadFilter();
      band.type = 'bandpass';
      band.Q.value = 0.9;
      band.frequency.setValueAtTime(from, start);
      band.frequency.exponentialRampToValueAtTime(to, start + lasts);
      source.connect(band).connect(gain);
      source.start(start, 0, lasts);
    } else {
      const source = context.createOscillator();
      source.type = wave;
      source.frequency.setValueAtTime(from, start);
      source.frequency.exponentialRampToValueAtTime(to, start + lasts);
      source.connect(gain);
      source.start(start);
      source.stop(start + lasts);
    }
  }

  private noiseOf(context: AudioContext): AudioBuffer {
    if (this.noise) return this.noise;
    const noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
    this.noise = noise;
    return noise;
  }
}
