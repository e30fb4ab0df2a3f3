import { expect, test } from 'vitest'
import { areHoursBlocking, canConfirm, chosenOf, errorsOfLines, linesMissingReturnState } from './refund'
import type { RefundLine, RefundPreview } from '../../../lib/apiTypes'

const preview = { refusal: null } as RefundPreview
const shown = { preview, error: null, isLoading: false, nothingChosen: false }

test('a refund needs the totals of the chosen quantities', () => {
  expect(canConfirm(shown)).toBe(true)
  expect(canConfirm({ ...shown, preview: null })).toBe(false)
  expect(canConfirm({ ...shown, isLoading: true })).toBe(false)
  expect(canConfirm({ ...shown, nothingChosen: true })).toBe(false)
  expect(canConfirm({ ...shown, preview: { ...preview, refusal: '没有可以退款的名额' } })).toBe(false)
})

test('the totals of a failed preview cannot be confirmed', () => {
  expect(canConfirm({ ...shown, error: new Error('网络请求失败') })).toBe(false)
})

const line = (overrides: Partial<RefundLine>) =>
  ({ refundableCount: 1, refundableAmt: 40, ships: false, ...overrides }) as RefundLine
const course = line({ orderItemId: 1 })
const books = line({ orderItemId: 2, refundableCount: 2, refundableAmt: 60, ships: true })
const order = { refusal: null, orderType: 'single', shipped: true, lines: [course, books] } as RefundPreview
const choice = { copies: 1, amount: null, withdraw: null, goodsReturn: null, hours: null }
const linesOf = (choices: Parameters<typeof linesMissingReturnState>[1]) =>
  chosenOf(order, { choices }).refundInput.lines

test('the dialog opens on the whole order, unless seats are assigned', () => {
  expect(chosenOf(order, null).lines).toEqual([
    { orderItemId: 1, copies: 1 },
    { orderItemId: 2, copies: 2 },
  ])
  expect(chosenOf(order, null).refundInput).toEqual({})
  expect(chosenOf({ ...order, refusal: '已有名额' }, null).nothingChosen).toBe(true)
})

test('a fully refunded course is withdrawn unless chosen otherwise', () => {
  expect(linesOf({ 1: choice })).toEqual([{ orderItemId: 1, copies: 1 }])
  const part = { ...choice, amount: 10 }
  expect(linesOf({ 1: part })).toEqual([{ orderItemId: 1, copies: 0, amount: 10 }])
  expect(linesOf({ 1: { ...part, withdraw: true } })).toEqual([{ orderItemId: 1, copies: 1, amount: 10 }])
  const retained = { ...choice, withdraw: false }
  expect(linesOf({ 1: retained })).toEqual([{ orderItemId: 1, copies: 0, amount: 40 }])
})

test('books of a shipped parcel need a return state', () => {
  expect(linesMissingReturnState(order, { 1: choice, 2: choice })).toEqual([2])
  expect(linesMissingReturnState(order, { 2: { ...choice, goodsReturn: 'returned' } })).toEqual([])
  expect(linesMissingReturnState(order, { 2: { ...choice, copies: 0, amount: 5 } })).toEqual([])
  expect(linesMissingReturnState({ ...order, shipped: false }, { 2: choice })).toEqual([])
})

test("uploaded hours stay only on the admin's choice", () => {
  const hours = {
    heldMinutes: 0,
    availableMinutes: 80,
    usedMinutes: 720,
    uploading: false,
    printedIssueNo: null,
    otherRight: false,
    question: 'keep' as const,
  }
  const withHours = (overrides: object) => ({
    ...order,
    lines: [{ ...course, hours: { ...hours, ...overrides } }, books],
  })
  const keeps = { ...choice, hours: 'keep' as const }
  expect(areHoursBlocking(withHours({}), { 1: choice })).toBe(true)
  expect(areHoursBlocking(withHours({}), { 2: choice })).toBe(false)
  expect(areHoursBlocking(withHours({}), { 1: keeps })).toBe(false)
  expect(areHoursBlocking(withHours({ uploading: true }), { 1: keeps })).toBe(true)
  expect(areHoursBlocking(withHours({ question: null }), { 1: choice })).toBe(false)
  expect(chosenOf(withHours({}), { choices: { 1: keeps } }).lines).toEqual([
    { orderItemId: 1, copies: 1, hours: 'keep' },
  ])
  expect(chosenOf(order, { choices: { 1: keeps } }).lines).toEqual([{ orderItemId: 1, copies: 1 }])
})

test('a server error is shown at its line item', () => {
  const lines = [
    { orderItemId: 7, copies: 1 },
    { orderItemId: 9, copies: 1 },
  ]
  const errors = { 'lines.1.amount': '最多 5 元', 'freight': '最多 8 元' }
  expect(errorsOfLines(errors, lines)).toEqual({ 9: { field: 'amount', text: '最多 5 元' } })
})
