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
/** What learners call each type of course. The first is the name of its list. */
export const CourseTypeWords = {
  1: ['网络课程', '网课'],
  2: ['考试问答', '问答'],
  3: ['考试图书', '图书'],
  4: ['继续教育教材', '教材'],
  5: ['继续教育课程', '继续教育', '继教', '学时'],
  6: ['直播课程', '直播', '直播课'],
  7: ['通知公告', '通知', '公告'],
} as const satisfies Record<CourseType, readonly string[]>

/** The type of course that a keyword names. */
export function typeOfKeyword(keyword: string): CourseType | null {
  const types = Object.entries(CourseTypeWords) as [string, readonly string[]][]
  const found = types.find(([, words]) => words.includes(keyword.trim()))
  return found ? (Number(found[0]) as CourseType) : null
}
export const KeywordMin = 2
export const KeywordMax = 50
const maxTerms = 5

export function searchTerms(keyword: string): string[] {
  const folded = normalizeWidth(keyword, /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g)
  return [...new Set(folded.split(/\s+/).filter(Boolean))].slice(0, maxTerms)
}

/** Entries of the list below the search field. */
export const SuggestionLimit = { all: 8, words: 3 } as const
