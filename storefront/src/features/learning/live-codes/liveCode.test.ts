import { describe, expect, it } from 'vitest'
import { liveCodeFrom, withoutLiveCode } from './liveCode'

describe('Redeem code in a URL', () => {
  it('a redeem code is read from the URL', () => {
    expect(liveCodeFrom('?parentCourseId=3&liveCode=ABCDEFGH23')).toBe('ABCDEFGH23')
    expect(liveCodeFrom('?liveCode=%20zx-77%20')).toBe('zx-77')
  })

  it('an empty, long or malformed redeem code is null', () => {
    for (const search of ['', '?liveCode=', `?liveCode=${'a'.repeat(21)}`, '?liveCode=%3Cb%3E']) {
      expect(liveCodeFrom(search)).toBeNull()
    }
  })

  it('a used redeem code is removed, and other parameters stay', () => {
    const pathname = '/index/course-info/98'
    expect(withoutLiveCode({ pathname, search: '?liveCode=A1' })).toBe(pathname)
    expect(withoutLiveCode({ pathname, search: '?parentCourseId=3&liveCode=A1' })).toBe(`${pathname}?parentCourseId=3`)
  })
})
