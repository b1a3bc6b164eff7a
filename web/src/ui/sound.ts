// Small synthesized sounds, without files: bursts of noise and a few decaying tones.

export type Sound = "paper" | "dice" | "stamp" | "bell";

interface Tone {
    at: number;
    pitch: number;
    duration: number;
    volume: number;
}

interface NoiseBurst {
    at: number;
    /** Centre frequency of the band-pass filter, in hertz. */
    band: number;
    duration: number;
    volume: number;
}

const TONES: Record<Sound, readonly Tone[]> = {
    paper: [],
    dice: [],
    stamp: [{ at: 0, pitch: 95, duration: 0.12, volume: 0.5 }],
    bell: [
        { at: 0, pitch: 784, duration: 0.9, volume: 0.16 },
        { at: 0, pitch: 1568, duration: 0.5, volume: 0.06 },
        { at: 0.14, pitch: 1046, duration: 0.9, volume: 0.12 },
    ],
};

const NOISE: Record<Sound, readonly NoiseBurst[]> = {
    paper: [{ at: 0, band: 3200, duration: 0.16, volume: 0.16 }],
    dice: [0, 0.07, 0.12, 0.2, 0.26, 0.35].map((at) => ({
        at,
        band: 1400 + 900 * at,
        duration: 0.04,
        volume: 0.3 - at / 2,
    })),
    stamp: [{ at: 0, band: 700, duration: 0.07, volume: 0.4 }],
    bell: [],
};

let context: AudioContext | null = null;

/** Play a sound; stay silent if the browser does not allow it. */
export function play(sound: Sound): void {
    try {
        context ??= new AudioContext();
        if (context.state === "suspended") void context.resume().catch(() => {});
        for (const tone of TONES[sound]) playTone(context, tone);
        for (const breath of NOISE[sound]) playNoise(context, breath);
    } catch {
        // Sound is optional.
    }
}

export function isSound(name: string | undefined): name is Sound {
    return name !== undefined && name in TONES;
}

function fadeOut(audio: AudioContext, at: number, duration: number, volume: number): GainNode {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(volume, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + duration);
    gain.connect(audio.destination);
    return gain;
}

function playTone(audio: AudioContext, { at, pitch, duration, volume }: Tone): void {
    const start = audio.currentTime + at;
    const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
    tone.connect(fadeOut(audio, start, duration, volume));
    tone.start(start);
    tone.stop(start + duration);
}

function playNoise(audio: AudioContext, { at, band, duration, volume }: NoiseBurst): void {
    const start = audio.currentTime + at;
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * duration), audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: band, Q: 1.1 });
    filter.connect(fadeOut(audio, start, duration, volume));
    const source = new AudioBufferSourceNode(audio, { buffer });
    source.connect(filter);
    source.start(start);
}
