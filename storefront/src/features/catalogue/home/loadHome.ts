import type { APIContext } from 'astro'
import { CourseType, VideoTypes } from '@zhuxue/api/terms/catalogue'
import { HomeArticles, HomePageSize } from '~/lib/config'
import { cachePage } from '~/lib/site/cachePage'
import { api } from '~/lib/http/server'

type Query = NonNullable<Parameters<typeof api.catalogue.courses.index>[0]['query']>

/** The lists of the home page, page 1 of 100 each and five notices (docs/product.md 2.12), and the pictures of teachers. */
export async function loadHome(page: Pick<APIContext, 'cache' | 'locals'>) {
  const [carousel, free, notices, live, courses, materials, pictures] = await Promise.all([
    carouselCourses(),
    list({ coursePrice: 0, courseType: [...VideoTypes] }),
    list({ courseType: [CourseType.Article], pageSize: HomeArticles }),
    list({ courseType: [CourseType.Live] }),
    list({ courseType: [CourseType.Course] }),
    list({ courseType: [CourseType.Material] }),
    teacherPictures(),
  ])
  cachePage(page, ['courses', 'articles', 'teachers'])
  return { carousel, free, notices, live, courses, materials, pictures }
}
export type Home = Awaited<ReturnType<typeof loadHome>>

/** Those with the carousel flag, priced before free ones; the hot ones while nobody has set it. */
async function carouselCourses() {
  const [priced, free] = await Promise.all([
    list({ recommended: 1 }),
    list({ recommended: 1, coursePrice: 0 }),
  ])
  const flagged = [...priced, ...free]
  return flagged.length > 0 ? flagged : list({ courseHot: 1 })
}

/** The page stands without them. */
const teacherPictures = () =>
  api.catalogue.teachers.index({}).then(
    ({ teachers }) => teachers,
    () => []
  )

async function list(query: Query) {
  const found = await api.catalogue.courses.index({
    query: { page: 1, pageSize: HomePageSize, ...query },
  })
  return found.courses
}
