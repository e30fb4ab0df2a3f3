import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { setClock } from '#core/time'
import { endWith, hoursToCount, isNext } from '#statistics/sales/hours/next_hours'

const through = '2026-06-14'
/** The day after begins at 16:00 of this one. */
const hour = (at: number) => `2026-06-14 ${at}:00:00`

test.group('Hours to count', (group) => {
  group.each.setup(() => {
    setClock(() => DateTime.fromISO('2026-06-14T19:00:00Z', { zone: 'utc' }))
    return () => setClock(null)
  })

  test('are those that changed, and those that are over since', ({ assert }) => {
    assert.deepEqual(hoursToCount(through, null), [hour(16), hour(17), hour(18)])
    const kept = { until: hour(18), changed: [hour(16)] }
    assert.deepEqual(hoursToCount(through, kept), [hour(16), hour(18)])
    setClock(() => DateTime.fromISO('2026-06-17T00:30:00Z', { zone: 'utc' }))
    const all = hoursToCount(through, kept)
    assert.equal(all.at(-1), '2026-06-15 15:00:00', 'none of another day')
    assert.lengthOf(all, 23)
  })

  test('are left out once another process forgot those before', ({ assert }) => {
    const kept = { through, hoursThrough: hour(18) }
    assert.isTrue(isNext(hour(16), through, kept))
    assert.isTrue(isNext(hour(18), through, kept))
    assert.isFalse(isNext(hour(19), through, kept))
    assert.isTrue(isNext(hour(16), through, { through, hoursThrough: null }))
    assert.isFalse(isNext(hour(17), through, { through, hoursThrough: null }))
    assert.isFalse(isNext(hour(16), through, { ...kept, through: '2026-06-15' }))
    assert.isFalse(isNext(hour(16), through, { ...kept, through: null }))
  })

  test('never move the end back', ({ assert }) => {
    assert.equal(endWith(hour(16), null), hour(17))
    assert.equal(endWith(hour(16), hour(18)), hour(18))
    assert.equal(endWith(hour(18), hour(18)), hour(19))
  })
})
