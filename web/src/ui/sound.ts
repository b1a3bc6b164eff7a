// Small sounds, made on the spot: no files to load. Each is a breath of noise or a few tones that die away.

export type Sound = "paper" | "dice" | "stamp" | "bell";

interface Tone {
    at: number;
    pitch: number;
    lasts: number;
    loud: number;
}

interface Breath {
    at: number;
    /** The middle of the band that is let through, in hertz. */
    band: number;
    lasts: number;
    loud: number;
}

const TONES: Record<Sound, readonly Tone[]> = {
    paper: [],
    dice: [],
    stamp: [{ at: 0, pitch: 95, lasts: 0.12, loud: 0.5 }],
    bell: [
        { at: 0, pitch: 784, lasts: 0.9, loud: 0.16 },
        { at: 0, pitch: 1568, lasts: 0.5, loud: 0.06 },
        { at: 0.14, pitch: 1046, lasts: 0.9, loud: 0.12 },
    ],
};

const BREATHS: Record<Sound, readonly Breath[]> = {
    paper: [{ at: 0, band: 3200, lasts: 0.16, loud: 0.16 }],
    dice: [0, 0.07, 0.12, 0.2, 0.26, 0.35].map((at) => ({
        at,
        band: 1400 + 900 * at,
        lasts: 0.04,
        loud: 0.3 - at / 2,
    })),
    stamp: [{ at: 0, band: 700, lasts: 0.07, loud: 0.4 }],
    bell: [],
};

let context: AudioContext | null = null;

/** Make a sound; a browser that does not allow it yet, or at all, stays silent. */
export function play(sound: Sound): void {
    try {
        context ??= new AudioContext();
        if (context.state === "suspended") void context.resume().catch(() => {});
        for (const tone of TONES[sound]) sing(context, tone);
        for (const breath of BREATHS[sound]) blow(context, breath);
    } catch {
        // A table is played without sound as well.
    }
}

export function isSound(name: string | undefined): name is Sound {
    return name !== undefined && name in TONES;
}

function fading(audio: AudioContext, at: number, lasts: number, loud: number): GainNode {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
    gain.connect(audio.destination);
    return gain;
}

function sing(audio: AudioContext, { at, pitch, lasts, loud }: Tone): void {
    const start = audio.currentTime + at;
    const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
    tone.connect(fading(audio, start, lasts, loud));
    tone.start(start);
    tone.stop(start + lasts);
}

function blow(audio: AudioContext, { at, band, lasts, loud }: Breath): void {
    const start = audio.currentTime + at;
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: band, Q: 1.1 });
    filter.connect(fading(audio, start, lasts, loud));
    const source = new AudioBufferSourceNode(audio, { buffer });
    source.connect(filter);
    source.start(start);
}
