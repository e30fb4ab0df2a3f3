import { expect, test } from 'vitest'
import { pastedOrderId, pastedTelephone } from './normalizePasted'

test('a pasted telephone loses spaces, newlines and country code', () => {
  for (const typed of ['138 0013 8000', '+86 13800138000', '008613800138000', '１３８００１３８０００\n']) {
    expect(pastedTelephone(typed)).toBe('13800138000')
  }
  expect(pastedTelephone('8613')).toBe('8613')
  expect(pastedTelephone()).toBe('')
})

test('a pasted order number keeps its twenty digits only', () => {
  expect(pastedOrderId(' 26112115000012345678\t')).toBe('26112115000012345678')
  expect(pastedOrderId('订单号：2611211500')).toBe('2611211500')
})
