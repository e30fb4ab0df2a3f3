import db from '@adonisjs/lucid/services/db'
import { toCourseCard, type CourseCard } from '#catalogue/course_transformer'
import { courseRows, type CourseRow } from '#catalogue/course_rows'
import { excerpt, written } from '#catalogue/search/excerpt'
import { fold } from '#catalogue/synonyms/fold'
import { findSearchHelp } from '#catalogue/search/help'
import { joinIds } from '#catalogue/search/candidates'
import { Matches, displayOrder } from '#catalogue/search/matches'
import { publicText } from '#catalogue/search/words'
import { SearchKind, SearchKindTypes, searchTerms, type CourseType } from '#catalogue/terms'

export interface SearchQuery {
  keyword: string
  kind?: SearchKind
  page?: number
  pageSize?: number
}

export type Hit = CourseCard & { excerpt: string }

/** Texts of courses are not searched: some are hidden until bought. Names come before texts. */
export async function search(query: SearchQuery) {
  const { keyword, kind = SearchKind.Course, page = 1, pageSize = 10 } = query
  const typed = searchTerms(keyword)
  const matches = await Matches.of(typed)
  const counts = byKind(await matches.counts())
  const total = counts[kind]
  const ids = matches.page(SearchKindTypes[kind], total)
  const rows = total ? await rowsOf(ids.limit(pageSize).offset((page - 1) * pageSize)) : []

  const looked = matches.words.flatMap(({ text, forms }) => [fold(text), ...forms])
  const hits: Hit[] = rows.map(({ text, ...row }) => ({ ...toCourseCard(row), excerpt: excerpt(text ?? '', looked) }))
  const nothing = Object.values(counts).every((count) => count === 0)
  return {
    hits,
    total,
    counts,
    /** To be marked: as typed, and as hits have it. */
    words: [...new Set([...typed, ...written(hits.flatMap(shownTexts), looked)])],
    help: nothing ? await findSearchHelp(typed) : null,
  }
}

function shownTexts({ courseName, excerpt: text, teacherName }: Hit): string[] {
  return [courseName, text, teacherName ?? '']
}

function rowsOf(page: ReturnType<Matches['page']>): Promise<(CourseRow & { text: string | null })[]> {
  const rows = courseRows()
  joinIds(rows, page, 'page')
  const text = `case when ${publicText} then courses.course_description end as text`
  return rows.select(db.raw(text)).orderByRaw(`page.place, ${displayOrder}`) as never
}

function byKind(counts: Map<CourseType, number>): Record<SearchKind, number> {
  const kinds = Object.entries(SearchKindTypes) as [SearchKind, readonly CourseType[]][]
  return Object.fromEntries(
    kinds.map(([kind, types]) => [kind, types.reduce((sum, type) => sum + (counts.get(type) ?? 0), 0)])
  ) as Record<SearchKind, number>
}
