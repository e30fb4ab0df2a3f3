import type { CourseTag, PriceRange } from '@zhuxue/api/terms/catalogue'
import type { APIContext } from 'astro'
import { ListPageSize } from '~/lib/config'
import { cachePage } from '~/lib/site/cachePage'
import { api } from '~/lib/http/server'
import { filtersFrom } from './filters'

type Base = { courseType?: number[]; tag?: CourseTag; coursePrice?: number }

type PriceQuery = { coursePrice?: number; coursePriceGt?: number; coursePriceLte?: number }

/** No price is in two ranges. */
const priceQueries: Record<PriceRange, PriceQuery> = {
  'any': {},
  'free': { coursePrice: 0 },
  'under-100': { coursePriceGt: 0, coursePriceLte: 100 },
  '100-to-500': { coursePriceGt: 100, coursePriceLte: 500 },
  'over-500': { coursePriceGt: 500 },
}

/** The filters of the URL within the topic of the page. A page with a name search is not cached. */
export async function loadListing(page: Pick<APIContext, 'url' | 'cache' | 'locals'>, base: Base) {
  const filters = filtersFrom(page.url.searchParams)
  const some = <T>(values: T[]) => (values.length ? values : undefined)
  const { courses, total } = await api.catalogue.courses.index({
    query: {
      courseName: filters.courseName.length >= 2 ? filters.courseName : undefined,
      courseType: filters.courseType !== null ? [filters.courseType] : base.courseType,
      certSubject: some(filters.certSubject),
      requiredCourse: some(filters.requiredCourse),
      tag: base.tag ? [base.tag] : some(filters.tag),
      ...priceQueries[filters.price],
      ...(base.coursePrice === undefined ? {} : { coursePrice: base.coursePrice }),
      orderByClause: filters.orderByClause,
      page: filters.page,
      pageSize: ListPageSize,
    },
  })
  if (!filters.courseName) cachePage(page, ['courses'])
  return { filters, courses, total }
}
