import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { addDays } from '#core/time'
import { dayOf } from '#statistics/date_ranges'

test.group('Business days', () => {
  test('{day} and {days} days are {expected}')
    .with([
      { day: '2026-02-28', days: 1, expected: '2026-03-01' },
      { day: '2028-02-28', days: 1, expected: '2028-02-29' },
      { day: '2027-01-01', days: -1, expected: '2026-12-31' },
      { day: '2026-01-31', days: 365, expected: '2027-01-31' },
    ])
    .run(({ assert }, { day, days, expected }) => assert.equal(addDays(day, days), expected))

  test('a day begins at midnight in business time', ({ assert }) => {
    const midnight = DateTime.fromISO('2026-12-31T16:00:00Z')
    assert.equal(dayOf(midnight.minus({ seconds: 1 })), '2026-12-31')
    assert.equal(dayOf(midnight), '2027-01-01')
  })
})
