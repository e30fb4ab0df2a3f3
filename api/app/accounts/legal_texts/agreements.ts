import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { recordConsent } from '#accounts/consents'
import LegalText from '#accounts/legal_texts/legal_text'
import { agreedKinds, messages } from '#accounts/legal_texts/terms'
import { UserError } from '#core/errors'
import type { Trx } from '#core/transaction'

/** Returns the current texts. @throws UserError at `agreedTo` when one of them was not agreed to */
export async function consentedTexts(ids: number[] = []): Promise<LegalText[]> {
  const current = await LegalText.currentlyAgreed()
  if (current.every(({ id }) => ids.includes(id))) return current
  const message = ids.length === 0 ? messages.agreementNeeded : messages.agreementChanged
  throw new UserError(message, { field: 'agreedTo' })
}

export async function recordAgreement(trx: Trx, userId: number, texts: LegalText[], ip: string): Promise<void> {
  for (const { kind, number, content } of texts) {
    await recordConsent(trx, userId, { kind, version: String(number), text: content }, ip)
  }
}

/** Current texts whose last major version, or a later one, the user has not agreed to. */
export async function textsNeedingConsent(
  userId: number,
  client: QueryClientContract = db.connection()
): Promise<LegalText[]> {
  const needed = await client
    .from('legal_texts')
    .whereIn('kind', [...agreedKinds])
    .where('is_major', true)
    .groupBy('kind')
    .select('kind')
    .max('number as number')
  if (needed.length === 0) return []
  const consents = await client
    .from('consents')
    .where('user_id', userId)
    .whereIn('kind', [...agreedKinds])
    .select('kind', 'version')
  const isAgreed = (kind: string, number: number) =>
    consents.some((given) => given.kind === kind && Number(given.version) >= number)
  const open = needed.filter(({ kind, number }) => !isAgreed(kind, Number(number)))
  const found = await Promise.all(open.map(({ kind }) => LegalText.findCurrent(kind, client)))
  return found.filter((text) => text !== null)
}
