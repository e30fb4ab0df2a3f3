import { KeywordMax, KeywordMin, SearchKinds, type SearchKind } from '@zhuxue/api/terms/catalogue'
import { ListPageSize } from '~/lib/config'
import { pageFrom } from '~/lib/pagination'
import { api } from '~/lib/http/server'
import type { Hit } from '~/lib/http/wire'

export type Found = {
  keyword: string
  kind: SearchKind
  page: number
  hits: Hit[]
  total: number
  counts: Record<SearchKind, number>
  words: string[]
}

/** What the address asks for, cleaned as the api cleans it: a keyword that is too short asks nothing. */
export function questionFrom(search: URLSearchParams) {
  const keyword = (search.get('keyword') ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
    .slice(0, KeywordMax)
    .trim()
    .toWellFormed()
  const kind = SearchKinds.find((one) => one === search.get('kind')) ?? null
  return {
    keyword: keyword.length >= KeywordMin ? keyword : '',
    kind,
    page: pageFrom(search.get('page')),
  }
}

/**
 * The hits of the address, or null while there is no keyword. Without a kind it is the first kind that has
 * any, so that whoever looks for a notice need not know that it is one.
 */
export async function searchFor(search: URLSearchParams): Promise<Found | null> {
  const { keyword, kind, page } = questionFrom(search)
  if (!keyword) return null

  const ask = (of: SearchKind) =>
    api.catalogue.search.index({ query: { keyword, kind: of, page, pageSize: ListPageSize } })
  const first = await ask(kind ?? 'course')
  const better = kind ?? SearchKinds.find((one) => first.counts[one] > 0) ?? 'course'
  const found = better === (kind ?? 'course') ? first : await ask(better)
  return { ...found, keyword, kind: better, page }
}
