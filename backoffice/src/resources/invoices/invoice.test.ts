import { expect, test } from 'vitest'
import { fromQuery, toQuery, requestedOnlyFilter } from './filters'
import { canReverse, canSend, markOf } from './invoice'
import type { Invoice } from '../../lib/apiTypes'

const requested = { invoiceStatus: 1, withdrawTime: null, reversal: 'none' } as Invoice

test('only requested, not cancelled invoices can be sent', () => {
  expect(canSend(requested)).toBe(true)
  expect(canSend({ ...requested, invoiceStatus: 0 })).toBe(false)
  expect(canSend({ ...requested, invoiceStatus: 2 })).toBe(false)
  expect(canSend({ ...requested, withdrawTime: '2026-11-21 10:00:00' })).toBe(false)
})

test('a refund is shown at its invoice', () => {
  expect(markOf(requested)).toBeNull()
  expect(markOf({ ...requested, withdrawTime: '2026-11-21 10:00:00' })?.text).toBe('已撤回')
  expect(markOf({ ...requested, reversal: 'needed' })).toEqual({ text: '待冲红', tone: 'error' })
  expect(markOf({ ...requested, reversal: 'done', isPartlyReversed: true })?.text).toBe('部分冲红')
  expect(canReverse({ ...requested, reversal: 'needed' })).toBe(true)
  expect(canReverse({ ...requested, reversal: 'done' })).toBe(false)
})

test('a day range survives the URL', () => {
  const query = { ...toQuery(requestedOnlyFilter), requestedFrom: '2026-11-01', requestedTo: '2026-11-21' }

  const values = fromQuery(query)

  expect(values.requested!.map((day) => day!.format('YYYY-MM-DD'))).toEqual(['2026-11-01', '2026-11-21'])
  expect(toQuery(values)).toEqual(query)
})

test('a range may have one end', () => {
  const query = { ...toQuery(requestedOnlyFilter), requestedFrom: '2026-11-01', requestedTo: undefined }
  expect(toQuery(fromQuery(query))).toEqual(query)
})
