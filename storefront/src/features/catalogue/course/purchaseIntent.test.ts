import { expect, test } from 'vitest'
import { readIntent } from './purchaseIntent'

const at = '/index/course-info/12?parentCourseId=3'
const since = 1_000_000
const intent = { then: 'bulk', model: 15, count: 2, withBook: true }

test('an intent is restored on its own page', () => {
  expect(readIntent(JSON.stringify({ ...intent, at, since }), at, since + 60_000)).toEqual(intent)
})

test.each([
  null,
  '{',
  JSON.stringify(intent),
  JSON.stringify({ ...intent, at }),
  JSON.stringify({ ...intent, since, at: '/index/course-info/13' }),
  JSON.stringify({ ...intent, since: since - 3_600_000, at }),
  JSON.stringify({ ...intent, since, at, then: 'steal' }),
])('%s is not a valid intent', (text) => {
  expect(readIntent(text, at, since + 60_000)).toBeNull()
})
