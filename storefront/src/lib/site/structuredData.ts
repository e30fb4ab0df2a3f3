import { CourseType } from '@zhuxue/api/terms/catalogue'
import { publicUrl } from '~/lib/config'
import { isBundle } from '~/lib/courseTypes'
import { parseShanghaiTime } from '~/lib/format'
import { paths } from '~/lib/paths'
import { shownPrice } from '~/lib/shownPrice'
import { plainText } from './plainText'
import type { CourseDetail } from '~/lib/http/apiTypes'

const provider = () => ({ '@type': 'Organization', 'name': '筑学', 'url': publicUrl() })
const absolute = (path: string) => new URL(path, publicUrl()).href
const isGoods = (type: number) => type === CourseType.Book || type === CourseType.Material

/** schema.org data of a course, a book or a question. Prices are yuan. */
export function courseSchema(course: CourseDetail): Record<string, unknown> | undefined {
  if (course.courseType === CourseType.Answer) return answerData(course)
  const url = absolute(paths.course(course.courseId))
  const known = {
    '@context': 'https://schema.org',
    'name': course.courseName,
    'description': plainText(course.courseDescription) || course.courseName,
    'url': url,
    ...(course.courseImgUrl && { image: absolute(course.courseImgUrl) }),
    'offers': {
      '@type': 'Offer',
      'price': shownPrice(course).yuan.toFixed(2),
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
      ...liveTime(course),
      ...workload(minutesOf(course)),
      ...(course.teacherName && { instructor: { '@type': 'Person', 'name': course.teacherName } }),
    },
  }
}

const workload = (minutes: number) => minutes > 0 && { courseWorkload: `PT${Math.round(minutes)}M` }

/** The credited time; that of the parts of a package; the length of the videos. 0 if unknown. */
function minutesOf(course: CourseDetail): number {
  if (course.courseType === CourseType.Live) return course.liveMinutes
  if (course.totalTime > 0) return course.totalTime
  const ofParts = isBundle(course) ? course.models.reduce((sum, { totalTime }) => sum + totalTime, 0) : 0
  return ofParts || Math.ceil(course.lectureSeconds / 60)
}

function liveTime({ courseType, liveStartsAt, liveMinutes }: CourseDetail) {
  if (courseType !== CourseType.Live || !liveStartsAt || liveMinutes === 0) return undefined
  const startsAt = parseShanghaiTime(liveStartsAt)
  const iso = (ms: number) => new Date(ms).toISOString()
  return { startDate: iso(startsAt), endDate: iso(startsAt + liveMinutes * 60_000) }
}

/** A paid answer is not shown to search engines. */
function answerData(course: CourseDetail): Record<string, unknown> | undefined {
  const text = plainText(course.courseDescription, 2000)
  if (!text) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    'mainEntity': {
      '@type': 'Question',
      'name': course.courseName,
      'text': course.courseName,
      'answerCount': 1,
      'acceptedAnswer': {
        '@type': 'Answer',
        text,
        'url': absolute(paths.course(course.courseId)),
        ...(course.teacherName && { author: { '@type': 'Person', 'name': course.teacherName } }),
      },
    },
  }
}

/** Escaped, so that no course name can end the script element. */
export function jsonLdText(data: unknown): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
