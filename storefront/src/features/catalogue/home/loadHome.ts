import type { APIContext } from 'astro'
import { CourseType, VideoTypes } from '@zhuxue/api/terms/catalogue'
import { HomeArticles, HomePageSize } from '~/lib/config'
import { cachePage } from '~/lib/site/cachePage'
import { api } from '~/lib/http/server'

type Query = NonNullable<Parameters<typeof api.catalogue.courses.index>[0]['query']>

/** The lists of the home page, page 1 of 100 each and five notices (docs/product.md 2.12). */
export async function loadHome(page: Pick<APIContext, 'cache' | 'locals'>) {
  const [hot, free, notices, live, courses, materials] = await Promise.all([
    list({ courseHot: 1 }),
    list({ coursePrice: 0, courseType: [...VideoTypes] }),
    list({ courseType: [CourseType.Article], pageSize: HomeArticles }),
    list({ courseType: [CourseType.Live] }),
    list({ courseType: [CourseType.Course] }),
    list({ courseType: [CourseType.Material] }),
  ])
  cachePage(page, ['courses', 'articles'])
  return { hot, free, notices, live, courses, materials }
}
export type Home = Awaited<ReturnType<typeof loadHome>>

async function list(query: Query) {
  const found = await api.catalogue.courses.index({
    query: { page: 1, pageSize: HomePageSize, ...query },
  })
  return found.courses
}
