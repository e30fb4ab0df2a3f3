import { test } from '@japa/runner'
import { hashPassword, verifyPassword } from '#accounts/passwords/password'
import { indexOfIdCard, openIdCard, sealIdCard } from '#accounts/personal_data'

test.group('Passwords', () => {
  test('are kept as argon2id and never as themselves', async ({ assert }) => {
    const hash = await hashPassword(' with spaces ')

    assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    assert.isTrue(await verifyPassword(hash, ' with spaces '))
    assert.isFalse(await verifyPassword(hash, 'with spaces'))
    assert.isFalse(await verifyPassword(null, ' with spaces '))
  })

  test('two hashes of one password differ', async ({ assert }) => {
    assert.notEqual(await hashPassword('the same'), await hashPassword('the same'))
  })
})

test.group('ID numbers at rest', () => {
  const number = '370102199003070011'

  test('open again to what was sealed, and are found by their index', ({ assert }) => {
    const sealed = sealIdCard(number)

    assert.notInclude(sealed.idCardCipher, number)
    assert.equal(openIdCard(sealed.idCardCipher), number)
    assert.equal(sealed.idCardIndex, indexOfIdCard(` ${number} `))
    assert.equal(sealed.idCardMasked, '3701**********0011')
  })

  test('an altered one does not open', ({ assert }) => {
    const [version, nonce, tag, text] = sealIdCard(number).idCardCipher.split('.')
    const altered = [
      version,
      nonce,
      tag,
      text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`,
    ]

    assert.throws(() => openIdCard(altered.join('.')))
  })
})
