import { createHash } from 'node:crypto'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

export interface Consent {
  kind: string
  version: string
  text: string
}

/** Records one consent per version, with the hash of the text. @throws Error when the text changed without a new version */
export async function recordConsent(
  trx: Trx,
  userId: number,
  { kind, version, text }: Consent,
  ip: string
): Promise<void> {
  const textHash = createHash('sha256').update(text).digest('hex')
  const row = { user_id: userId, kind, version }
  await trx
    .table('consents')
    .knexQuery.insert({ ...row, text_hash: textHash, ip, created_at: toStored(now()) })
    .onConflict(['user_id', 'kind', 'version'])
    .ignore()
  const storedText = await trx
    .from('consents')
    .where({ ...row, text_hash: textHash })
    .first()
  if (!storedText) throw new Error(`the text of consent ${kind} ${version} was changed`)
}
