import { describe, expect, it } from 'vitest'
import { plainText } from './plainText'
import { courseSchema, jsonLdText } from './structuredData'
import type { CourseDetail } from '~/lib/http/apiTypes'
import { escapeXml } from './xml'

const hostile = `</script><script>alert(1)</script>`
const course = {
  courseId: 7,
  courseName: hostile,
  courseType: 1,
  courseDescription: '<p>零基础&amp;实战</p>',
  courseImgUrl: '/uploads/a.jpg',
  coursePrice: 39.9,
  totalTime: 45,
  teacherName: '王老师',
} as CourseDetail

describe('Machine-readable data', () => {
  it('the schema has the price in yuan and length in minutes', () => {
    expect(courseSchema(course)).toMatchObject({
      '@type': 'Course',
      'description': '零基础&实战',
      'offers': { price: '39.90', priceCurrency: 'CNY', category: 'Paid' },
      'hasCourseInstance': { courseWorkload: 'PT45M', instructor: { name: '王老师' } },
    })
  })

  it('packages, live lessons and videos have their workload', () => {
    const instanceOf = (more: Partial<CourseDetail>) =>
      courseSchema({ ...course, totalTime: 0, courseTags: '', models: [], lectureSeconds: 0, ...more } as CourseDetail)!
        .hasCourseInstance
    const models = [{ totalTime: 720 }, { totalTime: 600 }] as CourseDetail['models']

    expect(instanceOf({ courseTags: 'Package', models })).toMatchObject({ courseWorkload: 'PT1320M' })
    expect(instanceOf({ courseTags: 'Package', lectureSeconds: 590 })).toMatchObject({ courseWorkload: 'PT10M' })
    expect(instanceOf({ models })).not.toHaveProperty('courseWorkload')
    const live = { courseType: 6, liveStartsAt: '2026-12-05 19:30:00', liveMinutes: 90, lectureSeconds: 40 } as const
    expect(instanceOf(live)).toMatchObject({
      courseWorkload: 'PT90M',
      startDate: '2026-12-05T11:30:00.000Z',
      endDate: '2026-12-05T13:00:00.000Z',
    })
    expect(instanceOf({ ...live, liveMinutes: 0 })).not.toHaveProperty('courseWorkload')
  })

  it('a book is described as a product', () => {
    expect(courseSchema({ ...course, courseType: 3 })).toMatchObject({ '@type': 'Product', 'sku': '7' })
  })

  it('a course name cannot end the script element', () => {
    const block = jsonLdText(courseSchema(course))
    expect(block).not.toContain('<')
    expect(JSON.parse(block).name).toBe(hostile)
  })

  it('a feed stays well-formed', () => {
    expect(escapeXml(`a<b>&"'\u0000\u000b中\ud83d`)).toBe('a&lt;b&gt;&amp;&quot;&apos;中\ufffd')
  })

  it('a text is cut between characters', () => {
    expect(plainText('<p>一二三</p><p>四五六</p>', 5)).toBe('一二三 …')
  })
})
