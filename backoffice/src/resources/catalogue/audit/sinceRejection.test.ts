import { expect, test } from 'vitest'
import { sinceRejection } from './sinceRejection'

const entries = (...actions: string[]) => actions.map((action) => ({ action })) as Parameters<typeof sinceRejection>[0]

test('a second audit lists the changes since the rejection', () => {
  const found = sinceRejection(
    entries('course.submit', 'chapter.update', 'course.update', 'course.send-back', 'course.update')
  )
  expect(found?.rejection.action).toBe('course.send-back')
  expect(found?.changes.map(({ action }) => action)).toEqual(['chapter.update', 'course.update'])
})

test('a rejection before the last publication is over', () => {
  expect(sinceRejection(entries('course.submit', 'course.publish', 'course.send-back'))).toBeNull()
  expect(sinceRejection(entries('course.submit', 'course.create'))).toBeNull()
})
