import { expect, test } from 'vitest'
import { canAssign, invoiceText, refundText, shownCode } from './orderTexts'

const paid = { orderStatus: 2, orderType: 'package', orderAmt: 100, refundedAmt: 0 }

test('the refund text depends on the refunded amount', () => {
  expect(refundText(paid)).toBeNull()
  expect(refundText({ ...paid, refundedAmt: 0.01 })).toBe('部分退款')
  expect(refundText({ ...paid, refundedAmt: 100 })).toBe('已退款')
})

test('seats of paid package orders are assignable unless fully refunded', () => {
  expect(canAssign(paid)).toBe(true)
  expect(canAssign({ ...paid, refundedAmt: 50 })).toBe(true)
  expect(canAssign({ ...paid, refundedAmt: 100 })).toBe(false)
  expect(canAssign({ ...paid, orderStatus: 1 })).toBe(false)
  expect(canAssign({ ...paid, orderType: 'single' })).toBe(false)
})

test('an invoice is requested once, and then viewed', () => {
  expect(invoiceText({ ...paid, invoiceStatus: null })).toBe('申请发票')
  expect(invoiceText({ ...paid, invoiceStatus: 1 })).toBe('查看发票')
  expect(invoiceText({ ...paid, invoiceStatus: 2, refundedAmt: 100 })).toBe('查看发票')
  expect(invoiceText({ ...paid, invoiceStatus: null, refundedAmt: 100 })).toBeNull()
  expect(invoiceText({ ...paid, orderAmt: 0, invoiceStatus: null })).toBeNull()
  expect(invoiceText({ ...paid, orderStatus: 1, invoiceStatus: 0 })).toBeNull()
})

test('no code is a dash', () => {
  expect(['000000', null, 'ZX2K7M'].map(shownCode)).toEqual(['—', '—', 'ZX2K7M'])
})
