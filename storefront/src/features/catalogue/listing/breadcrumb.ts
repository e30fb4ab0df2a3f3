import { CourseType } from '@zhuxue/api/terms/catalogue'
import { courseTypeText } from '~/lib/courseTypes'
import { paths, withQuery } from '~/lib/paths'

export function breadcrumbOf(courseType: number): { text: string; href: string; here: string } {
  const text = courseTypeText(courseType)
  switch (courseType) {
    case CourseType.Answer:
      return { text: '考试问答', href: paths.answers, here: paths.answers }
    case CourseType.Book:
      return { text, href: paths.books, here: paths.books }
    case CourseType.Material:
      return { text, href: paths.materials, here: paths.materials }
    case CourseType.FurtherEducation:
      return { text, href: paths.furtherEduEntries, here: paths.furtherEduEntries }
    case CourseType.Live:
      return { text: '直播课程', href: paths.live, here: paths.courses }
    default:
      return { text, href: withQuery(paths.courses, { courseType }), here: paths.courses }
  }
}
