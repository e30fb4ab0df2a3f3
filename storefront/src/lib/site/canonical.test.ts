import { describe, expect, it } from 'vitest'
import { canonicalOf } from './canonical'

const of = (address: string) => canonicalOf(new URL(address, 'http://anything.example'))

describe('Canonical URL', () => {
  it('the home page has one canonical URL for three paths', () => {
    expect(['/', '/index', '/index/home'].map(of)).toEqual(['/index', '/index', '/index'])
  })

  it('the canonical URL omits sorting, searching and tracking', () => {
    expect(of('/index/courses?orderByClause=newest&courseName=a&utm_source=x&price=free')).toBe('/index/courses')
  })

  it('the canonical URL contains page parameters in a fixed order', () => {
    expect(of('/index/courses?page=2&courseType=6')).toBe('/index/courses?courseType=6&page=2')
    expect(of('/index/courses?page=1')).toBe('/index/courses')
  })

  it('the autoplay page has the canonical URL of its course', () => {
    expect(of('/index/course-info/12/autoplay')).toBe('/index/course-info/12')
    expect(of('/index/course-info/12?parentCourseId=3&liveCode=AB')).toBe('/index/course-info/12')
  })
})
