import {
  CertSubjects,
  CourseTags,
  OrderBys,
  type CertSubject,
  type CourseTag,
  type OrderBy,
} from '@zhuxue/api/terms/catalogue'
import { pageFrom } from '~/lib/pagination'

/** What candidates ask for first; the names of courses say it. */
export const exams = ['一级造价', '二级造价'] as const

/** Types with a price. */
export const shopTypes = [1, 5, 6, 3, 4] as const

/** Only known values, so that the page cache stays small. */
export type Filters = {
  courseName: string
  courseType: number | null
  /** May repeat in an address (docs/product.md 19.1); empty means any. */
  certSubject: CertSubject[]
  requiredCourse: (0 | 1)[]
  tag: CourseTag[]
  price: Price
  orderByClause: OrderBy
  page: number
}

export const prices = {
  'any': '不限',
  'free': '免费',
  'under-100': '100元以下',
  '100-to-500': '100–500元',
  'over-500': '500元以上',
} as const
export type Price = keyof typeof prices

export function filtersFrom(search: URLSearchParams): Filters {
  const one = <T>(name: string, allowed: readonly T[]) =>
    allowed.find((value) => String(value) === search.get(name)) ?? null
  const some = <T>(name: string, allowed: readonly T[]) =>
    allowed.filter((value) => search.getAll(name).includes(String(value)))
  return {
    courseName: (search.get('courseName') ?? '').trim().slice(0, 40),
    courseType: one<number>('courseType', shopTypes),
    certSubject: some('certSubject', CertSubjects),
    requiredCourse: some('requiredCourse', [0, 1] as const),
    tag: some('tag', CourseTags),
    price: one('price', Object.keys(prices) as Price[]) ?? 'any',
    orderByClause: one('orderByClause', OrderBys) ?? 'default',
    page: pageFrom(search.get('page')),
  }
}
