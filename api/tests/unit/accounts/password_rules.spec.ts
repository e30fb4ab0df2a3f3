import { test } from '@japa/runner'
import { commonPasswords } from '#accounts/passwords/common_passwords'
import { passwordError } from '#accounts/passwords/password_rules'

const tooCommon = '密码太简单：请混用字母和数字，避免连续或常见的组合'
const learner = { staff: false }
const staff = { staff: true }

test.group('Password rules', () => {
  test('every common password is rejected, in any case', ({ assert }) => {
    const words = [...commonPasswords].filter((word) => [...word].length >= 8)

    assert.isAbove(words.length, 10_000)
    for (const word of words) {
      assert.equal(passwordError(word, learner), tooCommon, word)
      assert.equal(passwordError(word.toUpperCase(), learner), tooCommon, word)
    }
  })

  test('"{$self}" is rejected as too common')
    .with(['password', 'Jennifer', 'q1w2e3r4', 'woaini1314', 'Wodemima88!', '20262026', 'hgfedcba', 'Zhuxue@2026'])
    .run(({ assert }, word) => {
      assert.equal(passwordError(word, learner), tooCommon)
    })

  test('common passwords of staff are rejected too', ({ assert }) => {
    assert.equal(passwordError('Password1234!', staff), tooCommon)
    assert.equal(passwordError('Administrator-1', staff), tooCommon)
  })

  test('"{$self}" is accepted')
    .with(['an open window', 'Kwt7-mRz2', '云门山上有风有雨', 'not the baseball of 1998'])
    .run(({ assert }, word) => {
      assert.isNull(passwordError(word, learner))
    })
})
