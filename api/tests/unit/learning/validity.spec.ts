import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { businessDay, lastDay } from '#learning/entitlements/validity'

test.group('Validity of a course', () => {
  test('a late evening payment belongs to that day in Shanghai', ({ assert }) => {
    assert.equal(businessDay(DateTime.fromISO('2026-05-04T15:59:59Z')), '2026-05-04')
    assert.equal(businessDay(DateTime.fromISO('2026-05-04T16:00:00Z')), '2026-05-05')
  })

  test('validity ends the given number of days after the payment', ({ assert }) => {
    assert.equal(lastDay('2026-05-04', 365, null), '2027-05-04')
    assert.equal(lastDay('2028-02-28', 1, null), '2028-02-29')
  })

  test('a valid entitlement is extended, an expired one restarts', ({ assert }) => {
    assert.equal(lastDay('2026-05-04', 365, '2026-12-31'), '2027-12-31')
    assert.equal(lastDay('2026-05-04', 365, '2026-01-01'), '2027-05-04')
  })
})
