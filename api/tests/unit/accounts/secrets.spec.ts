import { test } from '@japa/runner'
import { Argon2id } from '#core/argon2id'
import { hashPassword, needsRehash, verifyPassword } from '#accounts/passwords/password'
import { idNumberBlindIndex, decryptIdNumber, encryptIdNumber } from '#accounts/personal_data/id_card'

test.group('Passwords', () => {
  test('passwords are stored as argon2id hashes', async ({ assert }) => {
    const hash = await hashPassword(' with spaces ')

    assert.match(hash, /^\$argon2id\$v=19\$/)
    assert.isTrue(await verifyPassword(hash, ' with spaces '))
    assert.isFalse(await verifyPassword(hash, 'with spaces'))
    assert.isFalse(await verifyPassword(null, ' with spaces '))
  })

  test('two hashes of one password differ', async ({ assert }) => {
    assert.notEqual(await hashPassword('the same'), await hashPassword('the same'))
  })

  test('a hash of another cost is verified with its parameters', async ({ assert }) => {
    const cheaper = await new Argon2id({ m: 8192, t: 1, p: 1 }).make('an open window')

    assert.isTrue(await verifyPassword(cheaper, 'an open window'))
    assert.isFalse(await verifyPassword(cheaper, 'an open gate'))
    assert.isTrue(needsRehash(cheaper))
    assert.isFalse(needsRehash(await hashPassword('an open window')))
  })

  for (const broken of ['', 'plain', '$argon2id$v=19$m=1,t=1', '$bcrypt$v=98$r=10$c2FsdA$aGFzaA'])
    test(`"${broken}" is not a password hash`, async ({ assert }) => {
      assert.isFalse(await verifyPassword(broken, broken))
    })
})

test.group('Encrypted ID numbers', () => {
  const number = '370102199003070011'

  test('ID numbers can be decrypted, and found by index', ({ assert }) => {
    const sealed = encryptIdNumber(number)

    assert.notInclude(sealed.idCardCipher, number)
    assert.equal(decryptIdNumber(sealed.idCardCipher), number)
    assert.equal(sealed.idCardIndex, idNumberBlindIndex(` ${number} `))
    assert.equal(sealed.idCardMasked, '3701**********0011')
  })

  test('an altered ID number cannot be decrypted', ({ assert }) => {
    const [id, text, nonce, tag] = encryptIdNumber(number).idCardCipher.split('.')
    const altered = [id, text, nonce, tag.startsWith('A') ? `B${tag.slice(1)}` : `A${tag.slice(1)}`]

    assert.throws(() => decryptIdNumber(altered.join('.')))
  })
})
