import type { HttpContext } from '@adonisjs/core/http'
import { reordered, renumber } from '#catalogue/display_order'
import { tagsOfLists } from '#catalogue/course_tags'
import { messages, type CourseType } from '#catalogue/terms'
import { audit } from '#core/audit/audit'
import { purgeAfterCommit } from '#core/cache/purge'
import { NotFound, UserError } from '#core/errors'
import { transaction } from '#core/transaction'

export interface Move {
  sourceCourseId: number
  beforeCourseId?: number | null
  courseType?: number
}

/** Locks the whole type, so that two simultaneous moves leave no gap and no duplicate. */
export async function reorderCourses(ctx: HttpContext, move: Move): Promise<void> {
  await transaction(async (trx) => {
    const source = await trx.from('courses').where('id', move.sourceCourseId).first()
    if (!source) throw new NotFound()
    const type: CourseType = source.course_type
    if (move.courseType && move.courseType !== type) throw new UserError(messages.otherType)

    const rows = await trx
      .from('courses')
      .where('course_type', type)
      .select('id', 'course_order as number')
      .orderBy('course_order', 'desc')
      .orderBy('id', 'desc')
      .forUpdate()
    const ids: number[] = rows.map(({ id }) => id)
    const before = move.beforeCourseId ?? null
    if (before === source.id) throw new UserError(messages.otherType)
    const order = reordered(ids, source.id, before)
    if (!order) throw new UserError(messages.otherType)
    await renumber(trx, order, new Map(rows.map(({ id, number }) => [id, number])))

    await audit(trx, ctx, {
      action: 'course.reorder',
      object: `course:${source.id}`,
      before: { place: ids.indexOf(source.id) + 1 },
      after: { place: order.indexOf(source.id) + 1, before },
    })
    purgeAfterCommit(trx, tagsOfLists(type))
  })
}
