import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { dayEnd, dayStart, fromStored, fromStoredToUnix, toStored, toWireTime, unixToStored } from '#core/time'
import { businessDay } from '#learning/entitlements/validity'

test.group('Time', () => {
  test('times are stored in UTC and shown in business time', ({ assert }) => {
    const at = DateTime.fromISO('2026-03-01T23:30:00+08:00')

    assert.equal(toStored(at), '2026-03-01 15:30:00')
    assert.equal(toWireTime(toStored(at)), '2026-03-01 23:30:00')
    assert.equal(toWireTime(null), null)
    assert.equal(+fromStored('2026-03-01 15:30:00'), +at)
    assert.equal(fromStored('2026-03-01 15:30:00').zoneName, 'UTC')
  })

  test('times are written and parsed as by a calendar', ({ assert }) => {
    const storedFormat = 'yyyy-MM-dd HH:mm:ss'
    for (let millis = Date.UTC(1999, 11, 31); millis < Date.UTC(2101, 0, 1); millis += 1e9 + 12_345) {
      const at = DateTime.fromMillis(millis, { zone: 'Asia/Shanghai' })
      const text = at.toUTC().toFormat(storedFormat)
      assert.equal(toStored(at), text)
      assert.equal(unixToStored(Math.floor(millis / 1_000)), text)
      assert.equal(+fromStored(text), +at.startOf('second'))
      assert.equal(fromStoredToUnix(text), Math.floor(millis / 1_000))
      assert.equal(toWireTime(at), at.toFormat(storedFormat))
      assert.equal(businessDay(at), at.toISODate())
    }
  })

  test('a business day begins and ends at midnight in Shanghai', ({ assert }) => {
    assert.equal(toStored(dayStart('2026-02-28')), '2026-02-27 16:00:00')
    assert.equal(toStored(dayEnd('2026-02-28')), '2026-02-28 16:00:00')
  })
})
