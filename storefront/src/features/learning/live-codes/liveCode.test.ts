import { describe, expect, it } from 'vitest'
import { codeFrom, withoutCode } from './liveCode'

describe('a live code in an address', () => {
  it('is read when it could be one', () => {
    expect(codeFrom('?parentCourseId=3&liveCode=ABCDEFGH23')).toBe('ABCDEFGH23')
    expect(codeFrom('?liveCode=%20zx-77%20')).toBe('zx-77')
  })

  it('is nothing when it is empty, too long or no code', () => {
    for (const search of ['', '?liveCode=', `?liveCode=${'a'.repeat(21)}`, '?liveCode=%3Cb%3E']) {
      expect(codeFrom(search)).toBeNull()
    }
  })

  it('is taken out once it was used, and the rest stays', () => {
    const pathname = '/index/course-info/98'
    expect(withoutCode({ pathname, search: '?liveCode=A1' })).toBe(pathname)
    expect(withoutCode({ pathname, search: '?parentCourseId=3&liveCode=A1' })).toBe(
      `${pathname}?parentCourseId=3`
    )
  })
})
