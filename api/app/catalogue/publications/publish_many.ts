import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { publishCourse, revokeCourse } from '#catalogue/publications/publish_course'
import { messages, type MissingItem } from '#catalogue/terms'
import { nothingToAudit } from '#core/audit/audit'
import { NotFound, UserError } from '#core/errors'

export interface PublicationResult {
  courseId: number
  courseName: string
  ok: boolean
  msg: string
  /** Missing items of the publish check; empty for any other error. */
  gaps: MissingItem[]
}

/** Uses one transaction per course, so that one error does not stop the others (docs/product.md 2.3). */
export async function publishMany(
  ctx: HttpContext,
  { courseIds: ids, publish, reason }: { courseIds: number[]; publish: boolean; reason?: string | null }
) {
  const names = await namesOf(ids)
  const change = (id: number) => (publish ? publishCourse(ctx, id, { reason }) : revokeCourse(ctx, id))
  const done = publish ? messages.published : messages.revoked

  const results: PublicationResult[] = []
  for (const courseId of ids) {
    const failure = await userErrorOf(() => change(courseId))
    const courseName = names.get(courseId) ?? ''
    results.push({ courseId, courseName, ok: !failure, msg: done, gaps: [], ...failure })
  }
  const succeeded = results.filter(({ ok }) => ok).length
  if (!succeeded) nothingToAudit(ctx)
  return { results, succeeded, failed: results.length - succeeded }
}

async function namesOf(ids: number[]): Promise<Map<number, string>> {
  const rows = await db.from('courses').whereIn('id', ids).select('id', 'course_name as name')
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function userErrorOf(work: () => Promise<unknown>): Promise<Pick<PublicationResult, 'msg' | 'gaps'> | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof NotFound) return { msg: error.message, gaps: [] }
    if (!(error instanceof UserError)) throw error
    const { gaps = [] } = error.payload as { gaps?: MissingItem[] }
    return { msg: error.message, gaps }
  }
}
