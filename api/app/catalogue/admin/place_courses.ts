import type { HttpContext } from '@adonisjs/core/http'
import { tagsOfLists } from '#catalogue/course_tags'
import { renumber } from '#catalogue/display_order'
import type { CourseType } from '#catalogue/terms'
import { audit, nothingToAudit } from '#core/audit/audit'
import { purgeAfterCommit } from '#core/cache/purge'
import { NotFound } from '#core/errors'
import type { RowResults } from '#core/lists/each_row'
import { transaction, type Trx } from '#core/transaction'

export type Place = 'first' | 'last'

/** Moves courses to the beginning or the end of their type; among themselves they stay in order. */
export function placeCourses(ctx: HttpContext, courseIds: number[], place: Place): Promise<RowResults> {
  return transaction(async (trx) => {
    const found = await trx.from('courses').whereIn('id', courseIds).select('id', 'course_type as type')
    const types = [...new Set(found.map(({ type }) => type as CourseType))].sort((one, other) => one - other)
    for (const type of types) await placeInType(trx, ctx, { type, chosen: new Set(found.map(({ id }) => id)), place })
    if (!found.length) nothingToAudit(ctx)
    const unknown = courseIds.filter((id) => !found.some((course) => course.id === id))
    return { succeeded: found.length, refused: unknown.map((id) => ({ id, reason: new NotFound().message })) }
  })
}

async function placeInType(
  trx: Trx,
  ctx: HttpContext,
  { type, chosen, place }: { type: CourseType; chosen: Set<number>; place: Place }
) {
  // All courses of the type are locked, as for a single move.
  const rows: { id: number; number: number }[] = await trx
    .from('courses')
    .where('course_type', type)
    .select('id', 'course_order as number')
    .orderBy('course_order', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
  const ids = rows.map(({ id }) => id)
  const moved = ids.filter((id) => chosen.has(id))
  const others = ids.filter((id) => !chosen.has(id))
  const order = place === 'first' ? [...moved, ...others] : [...others, ...moved]
  await renumber(trx, order, new Map(rows.map(({ id, number }) => [id, number])))
  for (const id of moved) {
    await audit(trx, ctx, {
      action: 'course.reorder',
      object: `course:${id}`,
      before: { place: ids.indexOf(id) + 1 },
      after: { place: order.indexOf(id) + 1 },
    })
  }
  purgeAfterCommit(trx, tagsOfLists(type))
}
