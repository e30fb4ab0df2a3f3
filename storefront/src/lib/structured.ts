import { CourseType } from '@zhuxue/api/terms/catalogue'
import { publicUrl } from './config'
import { paths } from './paths'
import { plain } from './plain'
import type { CourseDetail } from './wire'

const provider = () => ({ '@type': 'Organization', 'name': '筑学', 'url': publicUrl() })
const absolute = (path: string) => new URL(path, publicUrl()).href
const isGoods = (type: number) => type === CourseType.Book || type === CourseType.Material

/** What a search engine shows of a course or of a book (schema.org Course and Product). Prices are yuan. */
export function courseData(course: CourseDetail): Record<string, unknown> {
  const url = absolute(paths.course(course.courseId))
  const known = {
    '@context': 'https://schema.org',
    'name': course.courseName,
    'description': plain(course.courseDescription) || course.courseName,
    'url': url,
    ...(course.courseImgUrl && { image: absolute(course.courseImgUrl) }),
    'offers': {
      '@type': 'Offer',
      'price': course.coursePrice.toFixed(2),
      'priceCurrency': 'CNY',
      'availability': 'https://schema.org/InStock',
      'category': course.coursePrice > 0 ? 'Paid' : 'Free',
      url,
    },
  }
  if (isGoods(course.courseType)) {
    return { ...known, '@type': 'Product', 'sku': String(course.courseId), 'brand': provider() }
  }
  return {
    ...known,
    '@type': 'Course',
    'provider': provider(),
    'inLanguage': 'zh-CN',
    'hasCourseInstance': {
      '@type': 'CourseInstance',
      'courseMode': 'Online',
      'courseWorkload': `PT${Math.max(1, Math.round(course.totalTime))}M`,
      ...(course.teacherName && { instructor: { '@type': 'Person', 'name': course.teacherName } }),
    },
  }
}

/** The text of a JSON-LD block: no name of a course can end the script that carries it. */
export function dataBlock(data: unknown): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
