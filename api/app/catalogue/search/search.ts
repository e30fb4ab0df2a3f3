import db from '@adonisjs/lucid/services/db'
import { toCourseCard, type CourseCard } from '#catalogue/course_transformer'
import { courseRows, type CourseRow } from '#catalogue/course_rows'
import { excerpt, written } from '#catalogue/search/excerpt'
import { find, readTerms } from '#catalogue/search/find'
import { findNoResultsHelp } from '#catalogue/search/no_results_help'
import { searchTexts, type CourseText, type SearchTexts } from '#catalogue/search/search_texts'
import { publicText } from '#catalogue/search/searched_text'
import { normalizeForSearch } from '#catalogue/synonyms/normalize'
import { CourseTypeWords, SearchKind, SearchKinds, SearchKindTypes, searchTerms, typeOfKeyword } from '#catalogue/terms'
import { publicOnly } from '#catalogue/visibility'

export interface SearchQuery {
  keyword: string
  kind?: SearchKind
  page?: number
  pageSize?: number
}

export type Hit = CourseCard & { excerpt: string }

/** Course texts are not searched: some are hidden until bought. Matches in names come before matches in texts. */
export async function search(query: SearchQuery) {
  const { keyword, kind = SearchKind.Course, page = 1, pageSize = 10 } = query
  const typed = searchTerms(keyword)
  const texts = await searchTexts()
  const terms = readTerms(typed, texts)
  const found = find(terms, texts)
  const counts = Object.fromEntries(SearchKinds.map((one) => [one, found.filter(isOf(one)).length])) as Record<
    SearchKind,
    number
  >
  const shown = found.filter(isOf(kind)).slice((page - 1) * pageSize, page * pageSize)

  const looked = terms.flatMap(({ text, forms }) => [normalizeForSearch(text), ...forms])
  const hits: Hit[] = (await rowsOf(shown)).map(({ text, ...row }) => ({
    ...toCourseCard(row),
    excerpt: excerpt(text ?? '', looked),
  }))
  return {
    hits,
    total: counts[kind],
    counts,
    /** For highlighting: as typed, and as spelled in the results. */
    words: [...new Set([...typed, ...written(hits.flatMap(shownTexts), looked)])],
    list: listOf(keyword, texts),
    help: found.length ? null : findNoResultsHelp(typed, texts),
  }
}

/** The list of a kind whose name is the whole keyword. */
function listOf(keyword: string, { courses }: SearchTexts) {
  const courseType = typeOfKeyword(normalizeForSearch(keyword))
  if (!courseType) return null
  const total = courses.filter(({ type }) => type === courseType).length
  return total ? { courseType, title: CourseTypeWords[courseType][0], total } : null
}

function isOf(kind: SearchKind) {
  const types = SearchKindTypes[kind]
  return ({ type }: CourseText) => types.some((one) => one === type)
}

function shownTexts({ courseName, excerpt: text, teacherName }: Hit): string[] {
  return [courseName, text, teacherName ?? '']
}

/** The database decides what is visible; the texts in memory may be outdated. */
async function rowsOf(courses: readonly CourseText[]): Promise<(CourseRow & { text: string | null })[]> {
  if (!courses.length) return []
  const ids = courses.map(({ id }) => id)
  const rows = await publicOnly(courseRows()).whereIn('courses.id', ids).select(db.raw(publicText))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
