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

describe('machine-readable data', () => {
  it('has the price in yuan and the length in minutes', () => {
    expect(courseSchema(course)).toMatchObject({
      '@type': 'Course',
      'description': '零基础&实战',
      'offers': { price: '39.90', priceCurrency: 'CNY', category: 'Paid' },
      'hasCourseInstance': { courseWorkload: 'PT45M', instructor: { name: '王老师' } },
    })
  })

  it('describes a book as a product', () => {
    expect(courseSchema({ ...course, courseType: 3 })).toMatchObject({ '@type': 'Product', 'sku': '7' })
  })

  it('cannot be escaped by a course name', () => {
    const block = jsonLdText(courseSchema(course))
    expect(block).not.toContain('<')
    expect(JSON.parse(block).name).toBe(hostile)
  })

  it('keeps a feed well formed', () => {
    expect(escapeXml(`a<b>&"'\u0000\u000b中\ud83d`)).toBe('a&lt;b&gt;&amp;&quot;&apos;中\ufffd')
  })

  it('cuts a text between characters', () => {
    expect(plainText('<p>一二三</p><p>四五六</p>', 5)).toBe('一二三 …')
  })
})
