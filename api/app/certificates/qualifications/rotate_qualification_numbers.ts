import db from '@adonisjs/lucid/services/db'
import { decryptQualificationNumber, encryptQualificationNumber } from '#certificates/qualifications/number'
import Qualification from '#certificates/qualifications/qualification'
import { transaction } from '#core/transaction'

const batch = 200

/** Also renews the indexes after a change of INDEX_KEY; it can be stopped and run again. @returns how many */
export async function reencryptQualificationNumbers(): Promise<number> {
  let [done, lastId] = [0, 0]
  for (;;) {
    const rows = await db
      .from('qualifications')
      .whereNotNull('number_cipher')
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(batch)
      .select('id')
    for (const { id } of rows) await rotateOne(id)
    done += rows.length
    if (rows.length < batch) return done
    lastId = rows.at(-1)!.id
  }
}

async function rotateOne(id: number): Promise<void> {
  await transaction(async (trx) => {
    const qualification = await Qualification.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
    if (!qualification.numberCipher) return
    await qualification.merge(encryptQualificationNumber(decryptQualificationNumber(qualification.numberCipher))).save()
  })
}
