import type { APIRoute } from 'astro'
import { legalTextKinds } from '@zhuxue/api/terms/accounts/legal_texts'
import { CourseType } from '@zhuxue/api/terms/catalogue'
import { loadAllCourses } from '~/features/catalogue/listing/loadAllCourses'
import { publicUrl } from '~/lib/config'
import { day } from '~/lib/format'
import { cachePage } from '~/lib/site/cachePage'
import { paths } from '~/lib/paths'
import { escapeXml, xmlResponse } from '~/lib/site/xml'

const lists = [
  paths.home,
  paths.courses,
  paths.live,
  paths.freeCourses,
  paths.answers,
  paths.books,
  paths.products,
  paths.materials,
  paths.articles,
  paths.contact,
  paths.developers,
  paths.furtherEduEntries,
  paths.furtherEduCourses,
  paths.practice,
  paths.app,
  ...legalTextKinds.map((kind) => paths.legal(kind)),
]

/** Purged when a course is added or removed. */
export const GET: APIRoute = async (context) => {
  const courses = await loadAllCourses()
  const found = courses.map(({ courseId, courseType, publishTime }) => ({
    path: courseType === CourseType.Article ? paths.article(courseId) : paths.course(courseId),
    changed: day(publishTime),
  }))
  cachePage(context, ['courses', 'articles'])

  const entries = [...lists.map((path) => ({ path, changed: '' })), ...found].map(
    ({ path, changed }) =>
      `<url><loc>${escapeXml(publicUrl() + path)}</loc>${changed && `<lastmod>${changed}</lastmod>`}</url>`
  )
  return xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>`,
    'application/xml'
  )
}
