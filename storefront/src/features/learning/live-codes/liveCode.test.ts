import { describe, expect, it } from 'vitest'
import { liveCodeFrom, withoutLiveCode } from './liveCode'

describe('a live code in an address', () => {
  it('is read', () => {
    expect(liveCodeFrom('?parentCourseId=3&liveCode=ABCDEFGH23')).toBe('ABCDEFGH23')
    expect(liveCodeFrom('?liveCode=%20zx-77%20')).toBe('zx-77')
  })

  it('is null when empty, too long or malformed', () => {
    for (const search of ['', '?liveCode=', `?liveCode=${'a'.repeat(21)}`, '?liveCode=%3Cb%3E']) {
      expect(liveCodeFrom(search)).toBeNull()
    }
  })

  it('is removed after use, and the rest stays', () => {
    const pathname = '/index/course-info/98'
    expect(withoutLiveCode({ pathname, search: '?liveCode=A1' })).toBe(pathname)
    expect(withoutLiveCode({ pathname, search: '?parentCourseId=3&liveCode=A1' })).toBe(`${pathname}?parentCourseId=3`)
  })
})
