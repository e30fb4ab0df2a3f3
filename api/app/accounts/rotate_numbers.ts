import db from '@adonisjs/lucid/services/db'
import { openIdCard, sealIdCard, isSealedWithCurrentKey } from '#accounts/personal_data'
import { transaction } from '#core/transaction'

const batch = 200

/**
 * Seals every ID number with the keys of now: those sealed with `PII_KEY_PREVIOUS`, and, after a change of
 * INDEX_KEY, their indexes. Each person is one transaction, so it may be stopped and run again; people
 * sign in meanwhile.
 * @returns how many were sealed anew, and how many were looked at
 */
export async function rotateNumbers(): Promise<{ rotated: number; checked: number }> {
  let [rotated, checked, lastId] = [0, 0, 0]
  for (;;) {
    const rows = await db
      .from('users')
      .select('id')
      .whereNotNull('id_card_cipher')
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(batch)
    for (const { id } of rows) if (await rotateOne(id)) rotated++
    checked += rows.length
    if (rows.length < batch) return { rotated, checked }
    lastId = rows.at(-1)!.id
  }
}

async function rotateOne(id: number): Promise<boolean> {
  return transaction(async (trx) => {
    const row = await trx
      .from('users')
      .select('id_card_cipher', 'id_card_index')
      .where('id', id)
      .forUpdate()
      .first()
    if (!row?.id_card_cipher) return false

    const sealed = sealIdCard(openIdCard(row.id_card_cipher))
    const sameIndex = sealed.idCardIndex === row.id_card_index
    if (sameIndex && isSealedWithCurrentKey(row.id_card_cipher)) return false

    await trx
      .from('users')
      .where('id', id)
      .update({ id_card_cipher: sealed.idCardCipher, id_card_index: sealed.idCardIndex })
    await trx
      .from('face_checks')
      .where('user_id', id)
      .where('id_card_index', row.id_card_index)
      .update({ id_card_index: sealed.idCardIndex })
    return true
  })
}
