import {
  CertSubjects,
  CourseTags,
  OrderBys,
  PriceRanges,
  SoldTypes,
  type CertSubject,
  type CourseTag,
  type OrderBy,
  type PriceRange,
} from '@zhuxue/api/terms/catalogue'
import { pageFrom } from '~/lib/pagination'

/** The most common exams, which are part of course names. */
export const exams = ['一级造价', '二级造价'] as const

/** Only known values, so that the page cache stays small. */
export type Filters = {
  courseName: string
  courseType: number | null
  /** May repeat in a URL (docs/product.md 19.1); empty means any. */
  certSubject: CertSubject[]
  requiredCourse: (0 | 1)[]
  tag: CourseTag[]
  price: PriceRange
  orderByClause: OrderBy
  page: number
}

export function filtersFrom(search: URLSearchParams): Filters {
  const one = <T>(name: string, allowed: readonly T[]) =>
    allowed.find((value) => String(value) === search.get(name)) ?? null
  const some = <T>(name: string, allowed: readonly T[]) =>
    allowed.filter((value) => search.getAll(name).includes(String(value)))
  return {
    courseName: (search.get('courseName') ?? '').trim().slice(0, 40),
    courseType: one<number>('courseType', SoldTypes),
    certSubject: some('certSubject', CertSubjects),
    requiredCourse: some('requiredCourse', [0, 1] as const),
    tag: some('tag', CourseTags),
    price: one('price', PriceRanges) ?? 'any',
    orderByClause: one('orderByClause', OrderBys) ?? 'default',
    page: pageFrom(search.get('page')),
  }
}
