import type { APIContext } from 'astro'
import { PageSizes } from '@zhuxue/api/rules'
import { CourseType, VideoTypes } from '@zhuxue/api/terms/catalogue'
import { HomeArticles, HomeCourses, HomeFreeVideos, HomeRow, HomeSlides } from '~/lib/config'
import { cachePage } from '~/lib/site/cachePage'
import { api } from '~/lib/http/server'

type Query = NonNullable<Parameters<typeof api.catalogue.courses.index>[0]['query']>

/** Exactly the data of the home page (docs/product.md 2.12). */
export async function loadHome(page: Pick<APIContext, 'cache' | 'locals'>) {
  const [carousel, free, notices, live, courses, materials, teachers] = await Promise.all([
    carouselCourses(),
    list(HomeFreeVideos, { coursePrice: 0, courseType: [...VideoTypes] }),
    list(HomeArticles, { courseType: [CourseType.Article] }),
    list(HomeRow, { courseType: [CourseType.Live] }),
    list(HomeCourses, { courseType: [CourseType.Course] }),
    list(HomeRow, { courseType: [CourseType.Material] }),
    introducedTeachers(),
  ])
  cachePage(page, ['courses', 'articles', 'teachers'])
  return { carousel, free, notices, live, courses, materials, teachers }
}
export type Home = Awaited<ReturnType<typeof loadHome>>

/** Courses with the carousel flag, priced before free ones; popular ones if none has it. */
async function carouselCourses() {
  const [priced, free] = await Promise.all([
    list(HomeSlides, { recommended: 1 }),
    list(HomeSlides, { recommended: 1, coursePrice: 0 }),
  ])
  const flagged = [...priced, ...free].slice(0, HomeSlides)
  return flagged.length > 0 ? flagged : list(HomeSlides, { courseHot: 1 })
}

/** The page is rendered without them if they fail. */
const introducedTeachers = () =>
  api.catalogue.teachers.index({}).then(
    ({ teachers }) => teachers,
    () => []
  )

/** Requests the smallest allowed page size that fits. */
async function list(count: number, query: Query) {
  const pageSize = PageSizes.find((size) => size >= count)
  const { courses } = await api.catalogue.courses.index({ query: { page: 1, pageSize, ...query } })
  return courses.slice(0, count)
}
