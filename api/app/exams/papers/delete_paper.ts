import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import Chapter from '#catalogue/chapter'
import Course from '#catalogue/course'
import { bookHours } from '#certificates/ledger/book_hours'
import { HourKind } from '#certificates/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { now } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { paperAuditRecord } from '#exams/papers/paper_audit_record'
import { findPaper } from '#exams/papers/paper_list'
import { linkPaper } from '#exams/papers/paper_owner'
import { lockPaper } from '#exams/papers/save_paper'

/** Minutes held for a chapter's test become available: it can no longer be passed (docs/product.md 11.2). */
export async function deletePaper(ctx: HttpContext, id: number): Promise<void> {
  const user = requireUser(ctx)
  const found = await findPaper(user, id)
  const waiting = found.chapterId ? await waitingPeople(found.chapterId) : []
  await transaction(async (trx) => {
    if (waiting.length) {
      await trx.from('users').whereIn('id', waiting).orderBy('id').forUpdate().select('id')
    }
    const course = found.courseId ? await lockRow(trx, Course, found.courseId) : null
    const paper = await lockPaper(trx, user, found)
    const chapter = paper.chapterId ? await lockRow(trx, Chapter, paper.chapterId) : null

    const before = paperAuditRecord(paper)
    await paper.merge({ deletedAt: now(), refKey: null }).save()
    if ((chapter ?? course)?.paperId === id) {
      const { paperName, courseId, chapterId, requiredCourse } = paper
      const owner = { paperName, courseId, chapterId, subjectCode: null, requiredCourse }
      await linkPaper(trx, { ...owner, course, chapter }, { paperId: null, by: user.id })
    }
    const released = chapter ? await releaseHeldMinutes(trx, chapter.id, user.id) : 0
    await audit(trx, ctx, {
      action: 'paper.delete',
      object: `paper:${id}`,
      before,
      ...(released && { after: { released } }),
    })
  })
}

async function lockRow<Row extends typeof Course | typeof Chapter>(trx: Trx, model: Row, id: number) {
  const row = await model.query({ client: trx }).where('id', id).forUpdate().first()
  return row as InstanceType<Row> | null
}

async function waitingPeople(chapterId: number): Promise<number[]> {
  return (await heldRows(db.connection(), chapterId)).map(({ userId }) => userId)
}

async function heldRows(client: QueryClientContract, chapterId: number) {
  const rows = await client
    .from('hour_entries')
    .where('chapter_id', chapterId)
    .groupBy('course_edu_log_id', 'user_id')
    .having(client.raw('sum(held_seconds)') as any, '>', 0)
    .select('course_edu_log_id as courseEduLogId', 'user_id as userId')
    .sum('held_seconds as held')
  return rows as { courseEduLogId: number; userId: number; held: number }[]
}

async function releaseHeldMinutes(trx: Trx, chapterId: number, actorId: number): Promise<number> {
  const rows = await heldRows(trx, chapterId)
  for (const { userId, courseEduLogId, held } of rows) {
    const cause = `${HourKind.Correction}:${randomUUID()}`
    await bookHours(
      trx,
      { userId, courseEduLogId, chapterId, kind: HourKind.Correction, cause, actorId },
      { held: -held, available: held }
    )
  }
  await trx.from('study_logs').where('chapter_id', chapterId).where('test_passed', false).update({ test_passed: null })
  return rows.length
}
