import { expect, test } from 'vitest'
import { defaults, fromQuery, toQuery } from './filters'

test('the list opens on the paid orders', () => {
  expect(toQuery(defaults)).toEqual({
    orderStatus: '2',
    paidTimeStart: undefined,
    paidTimeEnd: undefined,
  })
})

test('all states are named, because naming none means the paid ones', () => {
  const query = toQuery({ orderStatus: 'all' })
  expect(query.orderStatus).toEqual(['1', '2', '3'])
  expect(fromQuery(query).orderStatus).toBe('all')
})

test('a range of days travels from its first to its last second, and comes back from the URL', () => {
  const query = {
    orderStatus: '2',
    paidTimeStart: '2026-11-01 00:00:00',
    paidTimeEnd: '2026-11-21 23:59:59',
  }
  const values = fromQuery(query)
  expect(values.paid!.map((day) => day.format('YYYY-MM-DD'))).toEqual(['2026-11-01', '2026-11-21'])
  expect(toQuery(values)).toEqual(query)
})
