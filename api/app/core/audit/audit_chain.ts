import db from '@adonisjs/lucid/services/db'
import { hashOf } from '#core/audit/audit'

export interface ChainCheck {
  intact: boolean
  checked: number
  /** Id of the first entry that is altered or does not follow the one before it. */
  brokenAt: number | null
  /** Kept elsewhere, it proves later that nothing was cut off the end. */
  lastHash: string
}

const batch = 1000

/** @param anchor a `lastHash` of an earlier check that must still be there */
export async function verifyChain(anchor?: string): Promise<ChainCheck> {
  let [checked, lastId, lastHash, anchored] = [0, 0, '', !anchor]
  for (;;) {
    const rows = await db.from('audit_logs').where('id', '>', lastId).orderBy('id').limit(batch)
    for (const row of rows) {
      if (row.prev_hash !== lastHash || hashOf(row) !== row.hash) {
        return { intact: false, checked, brokenAt: row.id, lastHash }
      }
      checked++
      lastId = row.id
      lastHash = row.hash
      anchored ||= row.hash === anchor
    }
    if (rows.length < batch) return { intact: anchored, checked, brokenAt: null, lastHash }
  }
}
