import { describe, expect, it } from 'vitest'
import { canonicalOf } from './canonical'

const of = (address: string) => canonicalOf(new URL(address, 'http://anything.example'))

describe('The canonical address', () => {
  it('is one for the three names of the home page', () => {
    expect(['/', '/index', '/index/home'].map(of)).toEqual(['/index', '/index', '/index'])
  })

  it('leaves out what only sorts, searches or tracks', () => {
    expect(of('/index/courses?orderByClause=newest&courseName=a&utm_source=x&price=free')).toBe('/index/courses')
  })

  it('keeps what makes another page, in one order', () => {
    expect(of('/index/courses?page=2&courseType=6')).toBe('/index/courses?courseType=6&page=2')
    expect(of('/index/courses?page=1')).toBe('/index/courses')
  })

  it('is the course itself for the page playing at once', () => {
    expect(of('/index/course-info/12/autoplay')).toBe('/index/course-info/12')
    expect(of('/index/course-info/12?parentCourseId=3&liveCode=AB')).toBe('/index/course-info/12')
  })
})
