import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { businessDay, lastDay } from '#learning/entitlements/validity'

test.group('How long a course may be used', () => {
  test('a late evening payment belongs to that day in Shanghai', ({ assert }) => {
    assert.equal(businessDay(DateTime.fromISO('2026-05-04T15:59:59Z')), '2026-05-04')
    assert.equal(businessDay(DateTime.fromISO('2026-05-04T16:00:00Z')), '2026-05-05')
  })

  test('it ends so many days after the day of payment', ({ assert }) => {
    assert.equal(lastDay('2026-05-04', 365, null), '2027-05-04')
    assert.equal(lastDay('2028-02-28', 1, null), '2028-02-29')
  })

  test('what still holds is lengthened, what is over is not', ({ assert }) => {
    assert.equal(lastDay('2026-05-04', 365, '2026-12-31'), '2027-12-31')
    assert.equal(lastDay('2026-05-04', 365, '2026-01-01'), '2027-05-04')
  })
})
