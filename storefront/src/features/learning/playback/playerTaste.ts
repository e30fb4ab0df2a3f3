import { DefaultDefinition } from '@zhuxue/api/terms/learning/playback'

/** Kept on this device for every course. */
export interface PlayerTaste {
  rate: number
  definition: string
}

export const playbackRates: readonly number[] = [0.75, 1, 1.25, 1.5, 2]

const key = 'zhuxue.player'
const usual: PlayerTaste = { rate: 1, definition: DefaultDefinition }

export function readTaste(): PlayerTaste {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<PlayerTaste>
    const rate = playbackRates.includes(kept.rate!) ? kept.rate! : usual.rate
    const definition = typeof kept.definition === 'string' ? kept.definition : usual.definition
    return { rate, definition }
  } catch {
    return usual
  }
}

/** Without room or permission the next video begins as usual. */
export function keepTaste(part: Partial<PlayerTaste>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...readTaste(), ...part }))
  } catch {
    // Nothing to do.
  }
}
