import { createDecipheriv, hkdfSync } from 'node:crypto'
import { BaseSchema } from '@adonisjs/lucid/schema'
import encryption from '@adonisjs/core/services/encryption'

const purpose = 'users.id_card'
const batch = 200

/**
 * ID numbers were sealed by a cipher of our own, `<key id>.<nonce>.<tag>.<text>`; from here on the framework's encryption
 * does it. A row that the framework opens already is left alone, so the migration can be run again after a crash.
 */
export default class extends BaseSchema {
  async up() {
    this.defer(async (database) => {
      for (let lastId = 0; ;) {
        const rows = await database
          .from('users')
          .select('id', 'id_card_cipher')
          .whereNotNull('id_card_cipher')
          .where('id', '>', lastId)
          .orderBy('id')
          .limit(batch)
        for (const { id, id_card_cipher: sealed } of rows) {
          if (encryption.use('idNumbers').decrypt(sealed, purpose) !== null) continue
          const idCardCipher = encryption.use('idNumbers').encrypt(openOld(sealed), { purpose })
          await database.from('users').where({ id }).update({ id_card_cipher: idCardCipher })
        }
        if (rows.length < batch) return
        lastId = rows.at(-1).id
      }
    })
  }

  /** The old cipher is gone with the code that read it. */
  async down() {}
}

function openOld(sealed: string): string {
  const [, nonce, tag, text] = sealed.split('.')
  for (const secret of [process.env.PII_KEY, process.env.PII_KEY_PREVIOUS]) {
    if (!secret) continue
    try {
      const key = Buffer.from(hkdfSync('sha256', secret, '', `${purpose}:cipher`, 32))
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'))
      decipher.setAAD(Buffer.from(purpose))
      decipher.setAuthTag(Buffer.from(tag, 'base64url'))
      return decipher.update(text, 'base64url', 'utf8') + decipher.final('utf8')
    } catch {
      continue
    }
  }
  throw new Error('an ID number opens with neither PII_KEY nor PII_KEY_PREVIOUS')
}
