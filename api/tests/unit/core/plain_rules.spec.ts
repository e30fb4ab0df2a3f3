import { test } from '@japa/runner'
import {
  checkDigit,
  idNumberError,
  idCardMessages,
  isTelephone,
  maskIdCard,
  maskTelephone,
  normalizeTelephone,
} from '#core/shared_rules'

const valid = (body: string) => body + checkDigit(body)

test.group('ID numbers', () => {
  test('a valid number has no error', ({ assert }) => {
    assert.isNull(idNumberError(valid('37010219900307001')))
    assert.isNull(idNumberError('11010519491231002x'))
    assert.isNull(idNumberError('370102900307001'))
  })

  test('each error has its message', ({ assert }) => {
    assert.equal(idNumberError('3701021990030700'), idCardMessages.format)
    assert.equal(idNumberError('37010219900307001A'), idCardMessages.format)
    assert.equal(idNumberError(valid('99010219900307001')), idCardMessages.region)
    assert.equal(idNumberError(valid('37010219900230001')), idCardMessages.birthDate)
    assert.equal(idNumberError(valid('37010229900307001')), idCardMessages.birthDate)
    const right = valid('37010219900307001')
    const wrong = right.slice(0, 17) + (right[17] === '0' ? '1' : '0')
    assert.equal(idNumberError(wrong), idCardMessages.checksum)
  })
})

test.group('Phone numbers', () => {
  test('full-width digits and spaces are normalized', ({ assert }) => {
    assert.equal(normalizeTelephone(' １３９００００００００ '), '13900000000')
    assert.isTrue(isTelephone('１３９００００００００'))
  })

  test('only eleven digits beginning with 1 are valid', ({ assert }) => {
    for (const wrong of ['', '1390000000', '139000000000', '23900000000', '1390000000a']) {
      assert.isFalse(isTelephone(wrong), wrong)
    }
  })
})

test('numbers are masked except for their ends', ({ assert }) => {
  assert.equal(maskIdCard('370102199003070011'), '3701**********0011')
  assert.equal(maskTelephone('13812345678'), '138****5678')
})
