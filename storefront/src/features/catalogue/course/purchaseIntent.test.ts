import { expect, test } from 'vitest'
import { readIntent } from './purchaseIntent'

const at = '/index/course-info/12?parentCourseId=3'
const since = 1_000_000
const wish = { then: 'bulk', model: 15, count: 2, withBook: true }

test('a wish is found again on the page where it was made', () => {
  expect(readIntent(JSON.stringify({ ...wish, at, since }), at, since + 60_000)).toEqual(wish)
})

test.each([
  null,
  '{',
  JSON.stringify(wish),
  JSON.stringify({ ...wish, at }),
  JSON.stringify({ ...wish, since, at: '/index/course-info/13' }),
  JSON.stringify({ ...wish, since: since - 3_600_000, at }),
  JSON.stringify({ ...wish, since, at, then: 'steal' }),
])('%s is none', (text) => {
  expect(readIntent(text, at, since + 60_000)).toBeNull()
})
