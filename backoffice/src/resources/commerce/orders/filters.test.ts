import { expect, test } from 'vitest'
import { defaults, fromQuery, toQuery, awaitingShipmentFilter } from './filters'

test('the list opens on the paid orders', () => {
  expect(toQuery(defaults)).toMatchObject({ orderStatus: '2', paidTimeStart: undefined })
})

test('the filter "all" sends every status', () => {
  const query = toQuery({ ...defaults, orderStatus: 'all' })
  expect(query.orderStatus).toEqual(['1', '2', '3'])
  expect(fromQuery(query).orderStatus).toBe('all')
})

test('day ranges are converted to first and last seconds and back', () => {
  const query = {
    ...toQuery(defaults),
    paidTimeStart: '2026-11-01 00:00:00',
    paidTimeEnd: '2026-11-21 23:59:59',
    createTimeStart: '2026-10-01 00:00:00',
    createTimeEnd: '2026-10-02 23:59:59',
  }
  const values = fromQuery(query)
  const days = [...values.paid!, ...values.created!].map((day) => day!.format('MM-DD'))
  expect(days).toEqual(['11-01', '11-21', '10-01', '10-02'])
  expect(toQuery(values)).toEqual(query)
})

test('a range may have one end; an invalid day is ignored', () => {
  const open = { paidTimeStart: '2026-11-01 00:00:00', paidTimeEnd: undefined }
  expect(toQuery({ ...defaults, paid: fromQuery(open).paid })).toMatchObject(open)
  expect(fromQuery({ paidTimeStart: 'x', paidTimeEnd: 'y' }).paid).toBeNull()
})

test('orders to ship are searched among the paid ones', () => {
  expect(toQuery(awaitingShipmentFilter)).toMatchObject({ orderStatus: '2', toShip: 'true' })
})
