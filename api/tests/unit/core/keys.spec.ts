import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { isInternalKey } from '#core/http/internal_key'
import { checkKeys, keyErrors, keyNames } from '#start/keys'

const strong = (encoding: 'base64' | 'base64url' | 'hex' = 'base64') =>
  Object.fromEntries(keyNames.map((name) => [name, randomBytes(32).toString(encoding)]))

test.group('Installation keys', () => {
  test('random keys pass in every usual encoding', ({ assert }) => {
    for (let round = 0; round < 200; round++) {
      for (const encoding of ['base64', 'base64url', 'hex'] as const) {
        assert.deepEqual(keyErrors(strong(encoding)), [])
      }
    }
  })

  test('weak keys are named')
    .with([
      { key: '', says: 'has 0 bytes' },
      { key: 'x', says: 'has 1 bytes' },
      { key: randomBytes(12).toString('base64'), says: 'has 16 bytes' },
      { key: 'a'.repeat(64), says: 'repeats itself' },
      { key: 'abcd'.repeat(16), says: 'repeats itself' },
      { key: 'abcdefghijklmnopqrstuvwxyz0123456789', says: 'repeats itself' },
      { key: 'APP_KEY-'.padEnd(40, 'k'), says: 'repeats itself' },
    ])
    .run(({ assert }, { key, says }) => {
      const faults = keyErrors({ ...strong(), QR_KEY: key })

      assert.lengthOf(faults, 1)
      assert.match(faults[0], new RegExp(`^QR_KEY .*${says}`))
    })

  test('keys must differ, also from the previous one', ({ assert }) => {
    const keys = strong()
    const [fault] = keyErrors({ ...keys, INTERNAL_KEY: keys.APP_KEY })
    assert.include(fault, 'INTERNAL_KEY is the same as APP_KEY')

    const [previous] = keyErrors({ ...keys, PII_KEY_PREVIOUS: keys.PII_KEY })
    assert.include(previous, 'PII_KEY_PREVIOUS')
  })

  test('production does not start with invalid keys', ({ assert }) => {
    const keys = Object.fromEntries(keyNames.map((name) => [name, 'x']))

    assert.throws(() => checkKeys({ ...keys, NODE_ENV: 'production' }), /QR_KEY has 1 bytes/)
    assert.doesNotThrow(() => checkKeys({ ...keys, NODE_ENV: 'development' }))
    assert.doesNotThrow(() => checkKeys({ ...strong(), NODE_ENV: 'production' }))
    assert.doesNotThrow(() => checkKeys({ INTERNAL_KEY: strong().QR_KEY, NODE_ENV: 'production' }, ['INTERNAL_KEY']))
  })
})

test.group('Internal key', () => {
  test('only the complete key is accepted', ({ assert }) => {
    const key = process.env.INTERNAL_KEY!
    assert.isTrue(isInternalKey(key))
    for (const wrong of [undefined, null, '', 'x', key.slice(1), `${key}x`, [key]]) {
      assert.isFalse(isInternalKey(wrong))
    }
  })

  test('no call is internal without a key', ({ assert, cleanup }) => {
    const key = process.env.INTERNAL_KEY
    cleanup(() => void (process.env.INTERNAL_KEY = key))
    process.env.INTERNAL_KEY = ''

    assert.isFalse(isInternalKey(''))
    assert.isFalse(isInternalKey(undefined))
  })
})
