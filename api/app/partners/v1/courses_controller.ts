import type { HttpContext } from '@adonisjs/core/http'
import Chapter from '#catalogue/chapter'
import Course from '#catalogue/course'
import { ChapterStatus } from '#catalogue/chapters/terms'
import { publicOnly } from '#catalogue/visibility'
import { NotFound } from '#core/errors'
import { toRfc3339 } from '#core/time'
import { externalIdsOf } from '#partners/v1/external_ids_of'
import { pageValidator } from '#partners/v1/validators'
import { cursorOf, limitOf, toPage } from '#partners/v1/wire'

export default class CoursesController {
  /** The courses that every visitor can see. */
  async index(ctx: HttpContext) {
    const page = await ctx.request.validateUsing(pageValidator)
    const courses = await published()
      .where('id', '>', cursorOf(page)[0])
      .orderBy('id')
      .limit(limitOf(page) + 1)
    const ids = await externalIdsOf(
      ctx,
      'courses',
      courses.map(({ id }) => id)
    )
    return toPage(courses, { limit: limitOf(page), toItem: (course) => toCourse(course, ids), cursor: ({ id }) => id })
  }

  async chapters({ params }: HttpContext) {
    const course = await published().where('id', params.id).first()
    if (!course) throw new NotFound()
    const chapters = await Chapter.query()
      .where({ courseId: course.id, chapterStatus: ChapterStatus.Published })
      .orderBy('chapterOrder')
      .orderBy('id')
    return { data: chapters.map(toChapter) }
  }
}

const published = () => Course.query().where((query) => void publicOnly(query as never))

function toCourse(course: Course, externalIds: Map<number, string>) {
  return {
    id: course.id,
    externalId: externalIds.get(course.id) ?? null,
    name: course.courseName,
    type: course.courseType,
    subject: course.certSubject,
    priceFen: course.priceFen,
    freightFen: course.freightFen,
    creditSeconds: course.courseSeconds,
    publishedAt: toRfc3339(course.publishedAt),
  }
}

function toChapter({ id, parentId, chapterTitle, creditSeconds }: Chapter) {
  return { id, parentId, title: chapterTitle, creditSeconds }
}
