import { normalizeWidth } from '../../core/shared_rules.js'
import type { CourseType } from '../course_type.js'

export const SearchKind = { Course: 'course', Book: 'book', Answer: 'answer', Article: 'article' } as const
export type SearchKind = (typeof SearchKind)[keyof typeof SearchKind]
export const SearchKinds: readonly SearchKind[] = ['course', 'book', 'answer', 'article']
export const SearchKindText = {
  course: '课程',
  book: '图书教材',
  answer: '考试问答',
  article: '通知公告',
} as const satisfies Record<SearchKind, string>
export const SearchKindTypes = { course: [1, 5, 6], book: [3, 4], answer: [2], article: [7] } as const satisfies Record<
  SearchKind,
  readonly CourseType[]
>
export const KeywordMin = 2
export const KeywordMax = 50
const mostTerms = 5

export function searchTerms(keyword: string): string[] {
  const folded = normalizeWidth(keyword, /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g)
  return [...new Set(folded.split(/\s+/).filter(Boolean))].slice(0, mostTerms)
}

/** Of a list below the field while somebody types. */
export const SuggestionLimit = { all: 8, words: 3 } as const
