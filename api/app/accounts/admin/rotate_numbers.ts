import db from '@adonisjs/lucid/services/db'
import { decryptIdNumber, encryptIdNumber, isEncryptedWithCurrentKey } from '#accounts/personal_data/id_card'
import { isTotpSealedWithCurrentKey, decryptTotpSecret, encryptTotpSecret } from '#accounts/second_factor/totp_secret'
import { transaction } from '#core/transaction'

const batch = 200

/** Also renews the indexes after a change of INDEX_KEY. One transaction per user: it can be stopped and run again. */
export async function reencryptIdNumbers(): Promise<{ rotated: number; checked: number }> {
  let [rotated, checked, lastId] = [0, 0, 0]
  for (;;) {
    const rows = await db
      .from('users')
      .select('id')
      .where((row) => row.whereNotNull('id_card_cipher').orWhereNotNull('totp_secret_cipher'))
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(batch)
    for (const { id } of rows) {
      const [number, secret] = [await rotateOne(id), await rotateTotpSecret(id)]
      if (number || secret) rotated++
    }
    checked += rows.length
    if (rows.length < batch) return { rotated, checked }
    lastId = rows.at(-1)!.id
  }
}

async function rotateOne(id: number): Promise<boolean> {
  return transaction(async (trx) => {
    const row = await trx.from('users').select('id_card_cipher', 'id_card_index').where('id', id).forUpdate().first()
    if (!row?.id_card_cipher) return false

    const sealed = encryptIdNumber(decryptIdNumber(row.id_card_cipher))
    const sameIndex = sealed.idCardIndex === row.id_card_index
    if (sameIndex && isEncryptedWithCurrentKey(row.id_card_cipher)) return false

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

async function rotateTotpSecret(id: number): Promise<boolean> {
  return transaction(async (trx) => {
    const own = () => trx.from('users').where('id', id)
    const row = await own().select('totp_secret_cipher').forUpdate().first()
    const sealed: string | null = row?.totp_secret_cipher
    if (!sealed || isTotpSealedWithCurrentKey(sealed)) return false
    await own().update({ totp_secret_cipher: encryptTotpSecret(decryptTotpSecret(sealed)) })
    return true
  })
}
