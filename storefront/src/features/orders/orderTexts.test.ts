import { expect, test } from 'vitest'
import {
  canAssign,
  hasGoodsLeft,
  invoiceText,
  organisationText,
  refundProgress,
  refundText,
  shownCode,
} from './orderTexts'

const paid = { orderStatus: 2, orderType: 'package', orderAmt: 100, refundedAmt: 0 }

test('the refund text depends on the refunded amount', () => {
  expect(refundText(paid)).toBeNull()
  expect(refundText({ ...paid, refundedAmt: 0.01 })).toBe('部分退款')
  expect(refundText({ ...paid, refundedAmt: 100 })).toBe('已退款')
})

const items = (refundedCount: number) => [{ courseCount: 3, refundedCount, courseType: 3 }]

test('seats of paid package orders are assignable until all are refunded', () => {
  const bulk = { orderStatus: 2, orderType: 'package', orderItems: items(0) }
  expect(canAssign(bulk)).toBe(true)
  expect(canAssign({ ...bulk, orderItems: items(2) })).toBe(true)
  expect(canAssign({ ...bulk, orderItems: items(3) })).toBe(false)
  expect(canAssign({ ...bulk, orderStatus: 1 })).toBe(false)
  expect(canAssign({ ...bulk, orderType: 'single' })).toBe(false)
})

test('goods are left until all of them were refunded', () => {
  expect(hasGoodsLeft(items(2))).toBe(true)
  expect(hasGoodsLeft(items(3))).toBe(false)
  expect(hasGoodsLeft([{ courseCount: 1, refundedCount: 0, courseType: 1 }])).toBe(false)
})

test('a customer sees that a refund is done or in progress', () => {
  expect(refundProgress('done')).toBe('退款成功')
  expect(refundProgress('failed')).toBe('退款处理中')
  expect(refundProgress('requested')).toBe('退款处理中')
})

test('an invoice is requested once, and then viewed', () => {
  expect(invoiceText({ ...paid, invoiceStatus: null })).toBe('申请发票')
  expect(invoiceText({ ...paid, invoiceStatus: 1 })).toBe('查看发票')
  expect(invoiceText({ ...paid, invoiceStatus: 2, refundedAmt: 100 })).toBe('查看发票')
  expect(invoiceText({ ...paid, invoiceStatus: null, refundedAmt: 100 })).toBeNull()
  expect(invoiceText({ ...paid, orderAmt: 0, invoiceStatus: null })).toBeNull()
  expect(invoiceText({ ...paid, orderStatus: 1, invoiceStatus: 0 })).toBeNull()
})

test('an order without code shows a dash', () => {
  expect(['000000', null, 'ZX2K7M'].map(shownCode)).toEqual(['—', '—', 'ZX2K7M'])
})

test('an order tells whether its seats belong to the organisation', () => {
  const organisationName = '济南筑安建设有限公司'
  expect(organisationText({ organisationName, received: null })).toContain('付款后名额归单位')
  expect(organisationText({ organisationName, received: true })).toContain('由单位的所有者和管理员分配')
  expect(organisationText({ organisationName, received: false })).toContain('归您个人')
})
