import { DefaultDefinition } from '@zhuxue/api/terms/learning/playback'
import { localStore } from '~/lib/storage'

/** Stored on this device for every course. */
export interface PlayerChoices {
  rate: number
  definition: string
  /** After a video the next chapter opens automatically. */
  autoNext: boolean
}

export const playbackRates: readonly number[] = [0.75, 1, 1.25, 1.5, 2]

const key = 'zhuxue.player'
const usual: PlayerChoices = { rate: 1, definition: DefaultDefinition, autoNext: true }

export function loadPlayerPreferences(): PlayerChoices {
  try {
    const stored = JSON.parse(localStore.getItem(key) ?? '{}') as Partial<PlayerChoices>
    const rate = playbackRates.includes(stored.rate!) ? stored.rate! : usual.rate
    const definition = typeof stored.definition === 'string' ? stored.definition : usual.definition
    return { rate, definition, autoNext: stored.autoNext !== false }
  } catch {
    return usual
  }
}

/** Without room or permission the next video uses the defaults. */
export function savePlayerPreferences(part: Partial<PlayerChoices>): void {
  try {
    localStore.setItem(key, JSON.stringify({ ...loadPlayerPreferences(), ...part }))
  } catch {}
}
