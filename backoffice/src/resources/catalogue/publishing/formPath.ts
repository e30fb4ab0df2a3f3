import { CourseType, type MissingItem } from '@zhuxue/api/terms/catalogue'

const adminForms: Partial<Record<CourseType, string>> = {
  [CourseType.Answer]: '/board/admin/answer',
  [CourseType.Book]: '/board/admin/product',
  [CourseType.Material]: '/board/admin/product',
  [CourseType.Article]: '/board/admin/article',
}
const teacherForms: Partial<Record<CourseType, string>> = { [CourseType.Answer]: '/board/teacher/answer' }

/** The form of a course, for the users of this resource. */
export function formPath(resource: string, courseType: CourseType, courseId: number): string {
  const isTeacher = resource.startsWith('teacher-')
  const form = (isTeacher ? teacherForms : adminForms)[courseType]
  return `${form ?? `/board/${isTeacher ? 'teacher' : 'admin'}/course-detail`}/${courseId}`
}

/** Where a missing item is fixed: a field of the form, the list of chapters, or one chapter. */
export function missingItemPath(form: string, { field, chapterId }: MissingItem): string {
  if (chapterId) return `${form}?tab=chapters&chapter=${chapterId}`
  return field === 'chapters' ? `${form}?tab=chapters` : `${form}?field=${field}`
}
