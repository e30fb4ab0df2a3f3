import { CourseType } from '@zhuxue/api/course-type'

/** The detail screens of admins; books and teaching materials share one. */
export const coursePaths = {
  course: '/board/admin/course-detail',
  answer: '/board/admin/answer',
  article: '/board/admin/article',
  product: '/board/admin/product',
}

const rootOf: Record<number, string> = {
  [CourseType.Answer]: coursePaths.answer,
  [CourseType.Article]: coursePaths.article,
  [CourseType.Book]: coursePaths.product,
  [CourseType.Material]: coursePaths.product,
}

export const coursePath = (courseId: number | string, type: number, tab?: string) =>
  `${rootOf[type] ?? coursePaths.course}/${courseId}${tab ? `?${tab}` : ''}`

/** Opens the drawer of a chapter. */
export const chapterPath = (courseId: number | string, chapterId: number | string) =>
  `${coursePaths.course}/${courseId}?tab=chapters&chapter=${chapterId}`

export const synonymsPath = '/board/admin/synonyms'
