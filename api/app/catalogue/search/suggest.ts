import db from '@adonisjs/lucid/services/db'
import { has, isInName, readTerms } from '#catalogue/search/find'
import { searchTexts } from '#catalogue/search/search_texts'
import { normalizeForSearch, withoutPunctuation } from '#catalogue/synonyms/normalize'
import { searchTerms, SuggestionLimit, type CourseType } from '#catalogue/terms'
import { publicOnly } from '#catalogue/visibility'

export interface Suggestion {
  text: string
  /** Null for a word suggestion. */
  courseId: number | null
  courseType: CourseType | null
}

/** Public names, and synonyms with matches (docs/threats.md T118). */
export async function suggest(keyword: string): Promise<Suggestion[]> {
  const typed = searchTerms(keyword)
  if (!typed.length) return []
  const texts = await searchTexts()
  const typedStart = normalizeForSearch(typed.join(' '))
  const words = texts.synonyms
    .values()
    .filter(({ name, sound, initials }) => [name, sound, initials].some((one) => one.startsWith(typedStart)))
    .filter(({ groupWords }) =>
      texts.courses.some((course) => has(course, { text: typedStart, forms: groupWords.map(withoutPunctuation) }))
    )
    .take(SuggestionLimit.words)
    .map(({ word }) => ({ text: word, courseId: null, courseType: null }))
  const terms = readTerms(typed, texts)
  const ids = texts.courses
    .values()
    .filter((course) => terms.every((term) => isInName(course, term)))
    .take(SuggestionLimit.all)
    .map(({ id }) => id)
  return [...words, ...(await named([...ids]))].slice(0, SuggestionLimit.all)
}

/** The database decides what is visible; the texts in memory may be outdated. */
async function named(ids: number[]): Promise<Suggestion[]> {
  if (!ids.length) return []
  const rows = await publicOnly(db.from('courses'))
    .whereIn('id', ids)
    .orderByRaw('course_order desc, id desc')
    .select('course_name as text', 'id as courseId', 'course_type as courseType')
  return rows as Suggestion[]
}
