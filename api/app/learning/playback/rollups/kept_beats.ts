import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { now, toStored } from '#core/time'

/** The table of beats stays below fifty million rows: it is cut at forty, and a day of a million people adds seven. */
const mostBeats = 40_000_000
/** So many entries of the index are walked by one statement. */
const stride = 1_000_000

export interface KeptBeats {
  days: number
  most: number
  stride: number
}

export const keptBeats = (): KeptBeats => ({ days: env.get('KEEP_BEATS_DAYS') ?? 90, most: mostBeats, stride })

/** Beats before this moment (stored text) are rolled up: those beyond their days, or beyond the most that are kept. */
export async function oldestKeptBeat(kept: KeptBeats): Promise<string> {
  const byDays = toStored(now().minus({ days: kept.days }))
  let at: string | null = null
  for (let walked = 0; walked < kept.most; walked += kept.stride) {
    const older = db.from('play_beats').select('server_at').orderBy('server_at', 'desc')
    if (at) older.where('server_at', '<', at)
    const offset = Math.min(kept.stride, kept.most - walked) - 1
    const row = await older.where('server_at', '>=', byDays).offset(offset).limit(1).first()
    if (!row) return byDays
    at = row.server_at as string
  }
  return at ?? byDays
}
