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
