import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { lockUser } from '#accounts/lock_user'
import Certificate from '#certificates/certificate'
import CourseEduLog from '#certificates/course_edu_log'
import { bookHours } from '#certificates/ledger/book_hours'
import { addBalances, hourBalances, type HourBalance } from '#certificates/ledger/hour_balances'
import { HourKind } from '#certificates/terms'
import HourUpload from '#certificates/ledger/hour_upload'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { toMinutes, toSeconds } from '#core/duration'
import { NotFound, UserError } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'
import { getOrFail } from '#core/get_or_fail'
import { chapterDifferences } from '#learning/hours/chapter_differences'
import { messages } from '#learning/terms'

interface Correction {
  furtherEduCertId: number
  reason: string
  courseEduLogId?: number
  minutes?: number
}

/**
 * Recounts the ledger of a certificate from its finished chapters and passed tests, and books the differences; or
 * changes one course manually. Entries stay, corrections are added. Uploaded hours are never changed (docs/threats.md
 * T20).
 * @throws UserError while an upload is open
 */
export async function correctHours(ctx: HttpContext, form: Correction) {
  const { furtherEduCertId: id, courseEduLogId, minutes, reason } = form
  const { userId } = (await Certificate.find(id)) ?? missing()
  return transaction(async (trx) => {
    await lockUser(trx, userId)
    const logs = await CourseEduLog.query({ client: trx }).where({ certificateId: id })
    const ids = logs.map((log) => log.id)
    await ensureNoUploadRunning(trx, ids)
    const before = addBalances([...(await hourBalances(ids, trx)).values()])

    const booking = { actorId: requireUser(ctx).id, reason }
    if (courseEduLogId !== undefined && minutes !== undefined) {
      const log = logs.find((one) => one.id === courseEduLogId) ?? missing()
      await changeByHand(trx, log, toSeconds(minutes), booking)
    } else {
      for (const log of logs) await recount(trx, log, booking)
    }

    const after = addBalances([...(await hourBalances(ids, trx)).values()])
    const facts = { before: inMinutes(before), after: inMinutes(after) }
    await audit(trx, ctx, { action: 'hours.correct', object: `certificate:${id}`, reason, ...facts })
    return facts
  })
}

type Booking = { actorId: number; reason: string }

async function changeByHand(trx: Trx, log: CourseEduLog, seconds: number, booking: Booking) {
  const { available } = getOrFail(await hourBalances([log.id], trx), log.id)
  if (available + seconds < 0) throw new UserError(messages.correctBelowZero)
  if (seconds !== 0) await bookCorrection(trx, log, { ...booking, available: seconds })
}

async function recount(trx: Trx, log: CourseEduLog, booking: Booking) {
  const differences = await chapterDifferences(trx, log.id)
  const { available } = getOrFail(await hourBalances([log.id], trx), log.id)
  const change = differences.reduce((sum, difference) => sum + difference.available, 0)
  if (available + change < 0) throw new UserError(messages.correctBelowZero)
  for (const difference of differences) await bookCorrection(trx, log, { ...booking, ...difference })
}

function bookCorrection(
  trx: Trx,
  { id: courseEduLogId, userId }: CourseEduLog,
  entry: Booking & { chapterId?: number; held?: number; available: number }
) {
  const { held, available, ...rest } = entry
  const cause = `${HourKind.Correction}:${randomUUID()}`
  return bookHours(trx, { ...rest, userId, courseEduLogId, kind: HourKind.Correction, cause }, { held, available })
}

async function ensureNoUploadRunning(trx: Trx, courseEduLogIds: number[]) {
  const open = await HourUpload.query({ client: trx }).whereIn('openKey', courseEduLogIds).first()
  if (open) throw new UserError(messages.correctWhileUploading)
}

function inMinutes({ held, available, used }: HourBalance) {
  return { heldHours: toMinutes(held), availableHours: toMinutes(available), usedHours: toMinutes(used) }
}

function missing(): never {
  throw new NotFound()
}
