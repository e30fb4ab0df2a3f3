import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { openIdCard, sealIdCard } from '#accounts/personal_data/id_card'
import { person } from '#tests/factories/accounts'
import env from '#start/env'
import testUtils from '@adonisjs/core/services/test_utils'
import Reseal from '@zhuxue/database/migrations/20261122110000_reseal_id_numbers'

const number = '370102199003070011'

/** As ID numbers were sealed before the framework's encryption did it. */
function sealOld(secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'users.id_card:cipher', 32))
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from('users.id_card'))
  const text = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()])
  const parts = [nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))
  return ['0a1b2c3d', ...parts].join('.')
}

async function runMigration() {
  const migration = new Reseal(db.connection(), 'reseal_id_numbers', false)
  await migration.execUp()
}

test.group('Migration of sealed ID numbers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('seals old numbers with the current or the previous key', async ({ assert }) => {
    const { user: first } = await person()
    const { user: second } = await person()
    const seal = (id: number, text: string) =>
      db.from('users').where({ id }).update({ id_card_cipher: text })
    await seal(first.id, sealOld(env.get('PII_KEY')))
    await seal(second.id, sealOld(env.get('PII_KEY_PREVIOUS')!))

    await runMigration()

    for (const { id } of [first, second]) {
      const row = await db.from('users').where({ id }).firstOrFail()
      assert.equal(openIdCard(row.id_card_cipher), number)
    }
  })

  test('leaves a number alone that is sealed already', async ({ assert }) => {
    const { user } = await person()
    const { idCardCipher } = sealIdCard(number)
    await db.from('users').where({ id: user.id }).update({ id_card_cipher: idCardCipher })

    await runMigration()

    const row = await db.from('users').where({ id: user.id }).firstOrFail()
    assert.equal(row.id_card_cipher, idCardCipher)
  })
})
