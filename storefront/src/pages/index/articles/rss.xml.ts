import type { APIRoute } from 'astro'
import { CourseType } from '@zhuxue/api/terms/catalogue'
import { ListPageSize, publicUrl } from '~/lib/config'
import { parseShanghaiTime } from '~/lib/format'
import { cachePage } from '~/lib/site/cachePage'
import { paths } from '~/lib/paths'
import { plainText } from '~/lib/site/plainText'
import { api, nullIfMissing } from '~/lib/http/server'
import { escapeXml, xmlResponse } from '~/lib/site/xml'

export const GET: APIRoute = async (context) => {
  const { courses } = await api.catalogue.courses.index({
    query: { courseType: [CourseType.Article], orderByClause: 'newest', page: 1, pageSize: ListPageSize },
  })
  const notices = await Promise.all(
    courses.map(({ courseId }) => nullIfMissing(api.catalogue.courses.show({ params: { id: courseId } })))
  )
  cachePage(context, ['courses', 'articles'])

  const items = notices
    .filter((notice) => notice !== null)
    .map(({ course }) => {
      const link = escapeXml(publicUrl() + paths.article(course.courseId))
      const at = course.publishTime && new Date(parseShanghaiTime(course.publishTime)).toUTCString()
      return [
        `<item><title>${escapeXml(course.courseName)}</title><link>${link}</link><guid>${link}</guid>`,
        at && `<pubDate>${at}</pubDate>`,
        `<description>${escapeXml(plainText(course.courseDescription, 300))}</description></item>`,
      ].join('')
    })
  const channel = [
    '<title>筑学通知公告</title>',
    `<link>${escapeXml(publicUrl() + paths.articles)}</link>`,
    '<description>筑学平台的最新通知公告</description><language>zh-CN</language>',
    ...items,
  ].join('\n')
  return xmlResponse(`<rss version="2.0"><channel>\n${channel}\n</channel></rss>`, 'application/rss+xml')
}
