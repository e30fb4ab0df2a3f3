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

/** Without minutes everything is recounted; with them one course changes by that amount. */
export interface Change {
  courseEduLogId?: number
  minutes?: number
}

interface Correction extends Change {
  furtherEduCertId: number
  reason: string
}

/** A ledger entry to add; a manual one belongs to no chapter. */
interface Entry {
  log: CourseEduLog
  chapterId?: number
  held?: number
  available: number
}

/**
 * Recounts the ledger of a certificate from its finished chapters and passed tests, and books the differences; or
 * changes one course manually. Entries stay, corrections are added. Uploaded hours are never changed (docs/threats.md
 * T20).
 * @throws UserError while an upload is open
 */
export async function correctHours(ctx: HttpContext, { furtherEduCertId: id, reason, ...change }: Correction) {
  const { userId } = (await Certificate.find(id)) ?? missing()
  return transaction(async (trx) => {
    await lockUser(trx, userId)
    const { logs, entries, before } = await plan(trx, id, change)
    const actorId = requireUser(ctx).id
    for (const entry of entries) await bookCorrection(trx, entry, { actorId, reason })
    const facts = { before: inMinutes(before), after: inMinutes(await balanceOf(trx, logs)) }
    await audit(trx, ctx, { action: 'hours.correct', object: `certificate:${id}`, reason, ...facts })
    return facts
  })
}

/** The balances before and after a correction, without making it. @throws UserError as `correctHours` */
export async function previewCorrection(id: number, change: Change) {
  if (!(await Certificate.find(id))) missing()
  return transaction(async (trx) => {
    const { entries, before } = await plan(trx, id, change)
    const after = { ...before }
    for (const { held = 0, available } of entries) {
      after.held += held
      after.available += available
    }
    return { before: inMinutes(before), after: inMinutes(after) }
  })
}

async function plan(trx: Trx, certificateId: number, { courseEduLogId, minutes }: Change) {
  const logs = await CourseEduLog.query({ client: trx }).where({ certificateId })
  await ensureNoUploadRunning(
    trx,
    logs.map(({ id }) => id)
  )
  const before = await balanceOf(trx, logs)
  if (courseEduLogId === undefined || minutes === undefined) {
    const entries = []
    for (const log of logs) entries.push(...(await recount(trx, log)))
    return { logs, before, entries }
  }
  const log = logs.find(({ id }) => id === courseEduLogId) ?? missing()
  return { logs, before, entries: await changeByHand(trx, log, toSeconds(minutes)) }
}

async function changeByHand(trx: Trx, log: CourseEduLog, seconds: number): Promise<Entry[]> {
  await ensureNotBelowZero(trx, log, seconds)
  return seconds === 0 ? [] : [{ log, available: seconds }]
}

async function recount(trx: Trx, log: CourseEduLog): Promise<Entry[]> {
  const differences = await chapterDifferences(trx, log.id)
  await ensureNotBelowZero(
    trx,
    log,
    differences.reduce((sum, { available }) => sum + available, 0)
  )
  return differences.map((difference) => ({ log, ...difference }))
}

async function ensureNotBelowZero(trx: Trx, log: CourseEduLog, change: number) {
  const { available } = getOrFail(await hourBalances([log.id], trx), log.id)
  if (available + change < 0) throw new UserError(messages.correctBelowZero)
}

async function balanceOf(trx: Trx, logs: CourseEduLog[]): Promise<HourBalance> {
  const balances = await hourBalances(
    logs.map(({ id }) => id),
    trx
  )
  return addBalances([...balances.values()])
}

function bookCorrection(
  trx: Trx,
  { log: { id: courseEduLogId, userId }, chapterId, held, available }: Entry,
  author: { actorId: number; reason: string }
) {
  const cause = `${HourKind.Correction}:${randomUUID()}`
  return bookHours(
    trx,
    { ...author, userId, courseEduLogId, chapterId, kind: HourKind.Correction, cause },
    { held, available }
  )
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
