import { describe, expect, it } from 'vitest'
import { plainText } from './plainText'
import { courseData, dataBlock } from './structuredData'
import type { CourseDetail } from '~/lib/http/wire'
import { xml } from './xml'

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

describe('What machines read', () => {
  it('says the price of a course in yuan and its length in minutes', () => {
    expect(courseData(course)).toMatchObject({
      '@type': 'Course',
      'description': '零基础&实战',
      'offers': { price: '39.90', priceCurrency: 'CNY', category: 'Paid' },
      'hasCourseInstance': { courseWorkload: 'PT45M', instructor: { name: '王老师' } },
    })
  })

  it('calls a book a product', () => {
    expect(courseData({ ...course, courseType: 3 })).toMatchObject({
      '@type': 'Product',
      'sku': '7',
    })
  })

  it('cannot be left through the name of a course', () => {
    const block = dataBlock(courseData(course))
    expect(block).not.toContain('<')
    expect(JSON.parse(block).name).toBe(hostile)
  })

  it('keeps a feed well formed whatever a title carries', () => {
    expect(xml(`a<b>&"'\u0000\u000b中\ud83d`)).toBe('a&lt;b&gt;&amp;&quot;&apos;中\ufffd')
  })

  it('shortens a text between characters', () => {
    expect(plainText('<p>一二三</p><p>四五六</p>', 5)).toBe('一二三 …')
  })
})
