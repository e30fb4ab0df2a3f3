import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { courseCard, type CourseCard } from '#catalogue/course_card'
import { courseRows, type CourseRow } from '#catalogue/course_rows'
import { excerpt } from '#catalogue/excerpt'
import { SearchKind, SearchKindTypes, UnpricedTypes, searchTerms } from '#catalogue/terms'
import { openToAll } from '#catalogue/visibility'
import { containing } from '#core/query_rules'

type Query = DatabaseQueryBuilderContract<any>

export interface SearchQuestion {
  keyword: string
  kind?: SearchKind
  page?: number
  pageSize?: number
}

export type Hit = CourseCard & {
  /** The words around the first match in the text of a question or notice; empty when only the name matches. */
  excerpt: string
}

/** Markup is ASCII, so a word with a letter beyond it can only match what a reader sees. */
const readable = /\P{ASCII}/u
const unpriced = UnpricedTypes.join(', ')

/**
 * What everybody may see and what has every word of the keyword in its name, in its teacher's name or, for
 * questions and notices, in its text. The texts of courses are left out: some are hidden until bought.
 * Names come before texts. `counts` says how many there are of each kind, `total` of the kind asked for.
 */
export async function search(question: SearchQuestion) {
  const { keyword, kind = SearchKind.Course, page = 1, pageSize = 10 } = question
  const words = searchTerms(keyword)
  const counts = await countsOf(words)

  const rows: (CourseRow & { text: string | null })[] = await courseRows()
    .select(
      db.raw(
        `case when courses.course_type in (${unpriced}) then courses.course_description end as text`
      )
    )
    .where((query) => matching(query, words))
    .whereIn('courses.course_type', [...SearchKindTypes[kind]])
    .orderByRaw(
      `case when ${like('courses.course_name', words[0]!)} then 0 else 1 end,
        courses.course_order desc, courses.id desc`,
      [containing(words[0]!)]
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize)

  const hits: Hit[] = rows.map(({ text, ...row }) => ({
    ...courseCard(row),
    excerpt: excerpt(text ?? '', words),
  }))
  return { hits, total: counts[kind], counts, words }
}

async function countsOf(words: string[]): Promise<Record<SearchKind, number>> {
  const rows: { type: number; count: number }[] = await db
    .from('courses')
    .leftJoin('users as teachers', 'teachers.id', 'courses.teacher_id')
    .where((query) => matching(query, words))
    .select('courses.course_type as type')
    .count('* as count')
    .groupBy('courses.course_type')
  const counted = new Map(rows.map(({ type, count }) => [Number(type), Number(count)]))
  const kinds = Object.entries(SearchKindTypes) as [SearchKind, readonly number[]][]
  return Object.fromEntries(
    kinds.map(([kind, types]) => [
      kind,
      types.reduce((sum, type) => sum + (counted.get(type) ?? 0), 0),
    ])
  ) as Record<SearchKind, number>
}

function matching(query: Query, words: string[]): void {
  openToAll(query)
  for (const word of words) {
    query.where((either) => {
      const pattern = [containing(word)]
      either
        .whereRaw(like('courses.course_name', word), pattern)
        .orWhereRaw(like('teachers.user_name', word), pattern)
      if (!readable.test(word)) return
      either.orWhereRaw(
        `(courses.course_type in (${unpriced}) and ${like('courses.course_description', word)})`,
        pattern
      )
    })
  }
}

/** Chinese has no case, and folding ten thousand texts costs more than comparing them. */
function like(column: string, word: string): string {
  const cased = word.toLowerCase() !== word.toUpperCase()
  return cased ? `lower(${column}) like lower(?) escape '!'` : `${column} like ? escape '!'`
}
