import { normalizeForSearch } from '#catalogue/synonyms/normalize'
import { syllablesOf } from '#catalogue/synonyms/syllables'
import { CourseType } from '#catalogue/terms'
import { strippedText } from '#core/rich_text/rich_text'

/** Texts that everybody may read. What must be bought is not found. */
export const publicText = `case when courses.course_type = ${CourseType.Article}
  or (courses.course_type = ${CourseType.Answer} and courses.price_fen = 0)
  then courses.course_description end as text`

export interface Searched {
  teacherName: string | null
  /** As `publicText` selects it. */
  text: string | null
}

/** What a word is looked for in, besides the name. Words have no spaces, so none is found across two lines. */
export function searchedText({ teacherName, text }: Searched): string {
  return normalizeForSearch([teacherName ?? '', strippedText(text ?? '')].join('\n'))
}

/** Columns of a course that follow its name. */
export function searchColumns(courseName: string): { foldedName: string; syllables: string } {
  return { foldedName: normalizeForSearch(courseName), syllables: syllablesOf(courseName) }
}
