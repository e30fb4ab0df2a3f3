import { normalizeForSearch, withoutPunctuation } from '#catalogue/synonyms/normalize'
import { syllablesOf } from '#catalogue/synonyms/syllables'
import { CertSubjectText, CourseType, CourseTypeWords, RequiredCourseText } from '#catalogue/terms'
import type { CertSubject, RequiredCourse } from '#catalogue/terms'
import { strippedText } from '#core/rich_text/rich_text'

/** Public texts. Texts that must be bought are not searched. */
export const publicText = `case when courses.course_type = ${CourseType.Article}
  or (courses.course_type = ${CourseType.Answer} and courses.price_fen = 0)
  then courses.course_description end as text`

export interface Searched {
  type: CourseType
  required: RequiredCourse | null
  subject: CertSubject | null
  priceFen: number
  paperId: number | null
  teacherName: string | null
  /** As `publicText` selects it. */
  text: string | null
}

/** What a word is looked for in, besides the name. Words have no spaces, so none is found across two lines. */
export function searchedText(course: Searched): string {
  const lines = [course.teacherName ?? '', strippedText(course.text ?? '')]
  return withoutPunctuation(normalizeForSearch(lines.join('\n')))
}

/** What a course is called by its kind: a learner who types such a word looks for all of them. */
export function kindWords({ type, required, subject, priceFen, paperId }: Searched): string[] {
  return [
    ...CourseTypeWords[type],
    ...(required === null ? [] : [RequiredCourseText[required]]),
    ...(subject ? [CertSubjectText[subject]] : []),
    ...(priceFen ? [] : ['免费']),
    ...(paperId ? ['题库'] : []),
  ]
}

/** Columns of a course that are derived from its name. */
export function searchColumns(courseName: string): { foldedName: string; syllables: string } {
  return { foldedName: normalizeForSearch(courseName), syllables: syllablesOf(courseName) }
}
