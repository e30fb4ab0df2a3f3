import type { APIContext } from 'astro'
import { ListPageSize } from '~/lib/config'
import { cachePage } from '~/lib/site/cachePage'
import { api } from '~/lib/http/server'
import { wishFrom, type Price } from '~/features/catalogue/listing/listing'

type Base = { courseType?: number[]; tag?: string; coursePrice?: number }

const priceQueries: Record<Price, { coursePrice?: number; coursePriceGt?: number }> = {
  'any': {},
  'free': { coursePrice: 0 },
  'over-100': { coursePriceGt: 100 },
  'over-500': { coursePriceGt: 500 },
}

/**
 * The courses that a catalogue page shows: what the address wishes within what the page is about. A page
 * with a free text is rendered each time, because everybody types something else.
 */
export async function find(page: Pick<APIContext, 'url' | 'cache' | 'locals'>, base: Base) {
  const wish = wishFrom(page.url.searchParams)
  const some = <T>(values: T[]) => (values.length ? values : undefined)
  const { courses, total } = await api.catalogue.courses.index({
    query: {
      courseName: wish.courseName.length >= 2 ? wish.courseName : undefined,
      courseType: wish.courseType !== null ? [wish.courseType] : base.courseType,
      certSubject: some(wish.certSubject),
      requiredCourse: some(wish.requiredCourse),
      tag: base.tag ? [base.tag] : some(wish.tag),
      ...priceQueries[wish.price],
      ...(base.coursePrice === undefined ? {} : { coursePrice: base.coursePrice }),
      orderByClause: wish.orderByClause,
      page: wish.page,
      pageSize: ListPageSize,
    },
  })
  if (!wish.courseName) cachePage(page, ['courses'])
  return { wish, courses, total }
}
