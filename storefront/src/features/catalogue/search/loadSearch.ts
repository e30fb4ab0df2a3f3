import { characterCount, cutCharacters } from '@zhuxue/api/characters'
import { KeywordMax, KeywordMin, SearchKinds, type CourseType, type SearchKind } from '@zhuxue/api/terms/catalogue'
import { ListPageSize } from '~/lib/config'
import { pageFrom } from '~/lib/pagination'
import { api } from '~/lib/http/server'
import { wellFormed } from '~/lib/site/wellFormed'
import type { Course, SearchHelp, SearchHit } from '~/lib/http/apiTypes'

export type SearchResult = {
  keyword: string
  kind: SearchKind
  page: number
  hits: SearchHit[]
  total: number
  counts: Record<SearchKind, number>
  words: string[]
  /** The list of a kind that the keyword names. */
  list: { courseType: CourseType; title: string; total: number } | null
  help: SearchHelp | null
  /** Popular courses, shown without a hit. */
  popular: Course[]
}

/** Normalized as in the API; a keyword that is too short becomes empty. */
export function searchQueryFrom(search: URLSearchParams) {
  const text = wellFormed(search.get('keyword') ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
  const keyword = cutCharacters(text, KeywordMax).trim()
  const kind = SearchKinds.find((one) => one === search.get('kind')) ?? null
  return { keyword: characterCount(keyword) >= KeywordMin ? keyword : '', kind, page: pageFrom(search.get('page')) }
}

/** Null without a keyword. Without a kind it is the first kind that has hits. */
export async function loadSearch(query: URLSearchParams): Promise<SearchResult | null> {
  const { keyword, kind, page } = searchQueryFrom(query)
  if (!keyword) return null

  const search = (kindToSearch: SearchKind) =>
    api.catalogue.search.index({ query: { keyword, kind: kindToSearch, page, pageSize: ListPageSize } })
  const first = await search(kind ?? 'course')
  const shownKind = kind ?? SearchKinds.find((one) => first.counts[one] > 0) ?? 'course'
  const found = shownKind === (kind ?? 'course') ? first : await search(shownKind)
  const popular = found.help ? await loadPopular() : []
  return { ...found, keyword, kind: shownKind, page, popular }
}

async function loadPopular(): Promise<Course[]> {
  const { courses } = await api.catalogue.courses.index({ query: { orderByClause: 'popular', page: 1, pageSize: 5 } })
  return courses.slice(0, 4)
}
