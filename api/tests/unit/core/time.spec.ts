import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { dayEnd, dayStart, fromStored, toWireTime, toStored } from '#core/time'

test.group('Time', () => {
  test('is stored in UTC and shown in the business zone', ({ assert }) => {
    const at = DateTime.fromISO('2026-03-01T23:30:00+08:00')

    assert.equal(toStored(at), '2026-03-01 15:30:00')
    assert.equal(toWireTime(toStored(at)), '2026-03-01 23:30:00')
    assert.equal(toWireTime(null), null)
    assert.equal(+fromStored('2026-03-01 15:30:00'), +at)
  })

  test('a business day begins and ends at midnight in Shanghai', ({ assert }) => {
    assert.equal(toStored(dayStart('2026-02-28')), '2026-02-27 16:00:00')
    assert.equal(toStored(dayEnd('2026-02-28')), '2026-02-28 16:00:00')
  })
})
