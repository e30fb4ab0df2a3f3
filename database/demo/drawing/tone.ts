/**
 * A soft tone track that makes the volume audible: slow chords, one note at a time, fading in at the start and out at
 * the end.
 */
const RATE = 32_000
const chords = [
  [220, 277.18, 329.63, 440],
  [185, 220, 277.18, 369.99],
  [146.83, 220, 293.66, 369.99],
  [164.81, 207.65, 246.94, 329.63],
]

function sampleAt(time: number): number {
  let sum = 0
  const newest = Math.floor(time)
  for (let note = newest; note > newest - 5 && note >= 0; note--) {
    const chord = chords[Math.floor(note / 4) % chords.length]!
    const pitch = chord[note % 4]!
    const age = time - note
    const shape = Math.min(1, age / 0.08) * Math.exp(-age * 1.1)
    sum += shape * (Math.sin(2 * Math.PI * pitch * age) + 0.2 * Math.sin(4 * Math.PI * pitch * age))
  }
  return sum * 0.14
}

/** A mono 16-bit WAV file of the given length. */
export function toneOf(seconds: number): Buffer {
  const count = seconds * RATE
  const file = Buffer.alloc(44 + count * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + count * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(count * 2, 40)
  for (let i = 0; i < count; i++) {
    const time = i / RATE
    const fade = Math.min(1, time / 0.6, (seconds - time) / 1.5)
    file.writeInt16LE(Math.round(sampleAt(time) * fade * 32_767), 44 + i * 2)
  }
  return file
}
