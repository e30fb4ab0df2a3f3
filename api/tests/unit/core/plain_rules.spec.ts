import { test } from '@japa/runner'
import {
  checkDigit,
  idCardFault,
  idCardMessages,
  isTelephone,
  maskIdCard,
  maskTelephone,
  normalizeTelephone,
} from '#core/shared_rules'

const valid = (body: string) => body + checkDigit(body)

test.group('ID numbers', () => {
  test('a valid number has no fault', ({ assert }) => {
    assert.isNull(idCardFault(valid('37010219900307001')))
    assert.isNull(idCardFault('11010519491231002x'))
    assert.isNull(idCardFault('370102900307001'))
  })

  test('each fault has its message', ({ assert }) => {
    assert.equal(idCardFault('3701021990030700'), idCardMessages.format)
    assert.equal(idCardFault('37010219900307001A'), idCardMessages.format)
    assert.equal(idCardFault(valid('99010219900307001')), idCardMessages.region)
    assert.equal(idCardFault(valid('37010219900230001')), idCardMessages.birthDate)
    assert.equal(idCardFault(valid('37010229900307001')), idCardMessages.birthDate)
    const right = valid('37010219900307001')
    const wrong = right.slice(0, 17) + (right[17] === '0' ? '1' : '0')
    assert.equal(idCardFault(wrong), idCardMessages.checksum)
  })
})

test.group('Phone numbers', () => {
  test('full-width digits and spaces are normalised', ({ assert }) => {
    assert.equal(normalizeTelephone(' １３９００００００００ '), '13900000000')
    assert.isTrue(isTelephone('１３９００００００００'))
  })

  test('only eleven digits beginning with 1', ({ assert }) => {
    for (const wrong of ['', '1390000000', '139000000000', '23900000000', '1390000000a']) {
      assert.isFalse(isTelephone(wrong), wrong)
    }
  })
})

test('numbers are masked but for their ends', ({ assert }) => {
  assert.equal(maskIdCard('370102199003070011'), '3701**********0011')
  assert.equal(maskTelephone('13812345678'), '138****5678')
})
