import { expect, test } from 'vitest'
import { buildName } from './offline_worker'

test('the worker’s name depends on the files of the build', () => {
  expect(buildName(['b.js', 'a.js'])).toBe(buildName(['a.js', 'b.js']))
  expect(buildName(['a.js'])).not.toBe(buildName(['a.js', 'c.js']))
})
