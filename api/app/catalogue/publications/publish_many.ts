import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { publishCourse, revokeCourse } from '#catalogue/publications/publish_course'
import { messages } from '#catalogue/terms'
import { nothingToAudit } from '#core/audit/audit'
import { NotFound, Refusal } from '#core/http/refusal'

export interface PublicationResult {
  courseId: number
  courseName: string
  ok: boolean
  msg: string
}

/** Each in a transaction of its own, so that one refusal does not stop the others (docs/product.md 2.3). */
export async function publishMany(ctx: HttpContext, ids: number[], publish: boolean) {
  const names = await namesOf(ids)
  const change = publish ? publishCourse : revokeCourse
  const done = publish ? messages.published : messages.revoked

  const results: PublicationResult[] = []
  for (const courseId of ids) {
    const refused = await refusalOf(() => change(ctx, courseId))
    const courseName = names.get(courseId) ?? ''
    results.push({ courseId, courseName, ok: refused === null, msg: refused ?? done })
  }
  const succeeded = results.filter(({ ok }) => ok).length
  if (!succeeded) nothingToAudit(ctx)
  return { results, succeeded, failed: results.length - succeeded }
}

async function namesOf(ids: number[]): Promise<Map<number, string>> {
  const rows = await db.from('courses').whereIn('id', ids).select('id', 'course_name as name')
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function refusalOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof Refusal || error instanceof NotFound) return error.message
    throw error
  }
}
