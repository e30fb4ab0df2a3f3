import { formerCertificates } from '../content/former_certificates.js'
import { storeMedia } from './media.js'
import { daysBefore, secondsAfter, stored } from './times.js'
import type { SeededCourse, SeededPerson, SeedContext } from './seed_context.js'

/**
 * Users whose uploaded hours were imported from an earlier system: enough for a certificate, or one minute short of it.
 * Their issues: valid, superseded by a second print, revoked, and not printed yet.
 */
const people = [
  { name: '周若谷', minutes: 2401, subject: 'szgc', prints: [] },
  { name: '孟晓棠', minutes: 2400, subject: 'szgc', prints: [] },
  { name: '韩立诚', minutes: 2700, subject: 'szgc', prints: [9] },
  { name: '宋雨薇', minutes: 2880, subject: 'szgc', prints: [40, 6] },
  { name: '郑海峰', minutes: 3000, subject: 'szgc', prints: [25], revoked: '姓名与身份证不一致' },
] as const

const uploadedDaysAgo = 60
const reason = '由原学时系统转入'

export interface Printable {
  userId: number
  certificateId: number
  eduLog: number
  seconds: number
  name: string
  prints: readonly number[]
  revoked?: string
}

/** A record of a municipal course that the user has not studied here: booked, uploaded and confirmed at the same time. */
export function addUploadedHours(context: SeedContext): Printable[] {
  return people.map((plan) => {
    const person = [...context.people.values()].find(({ userName }) => userName === plan.name)!
    const course = unstudiedCourse(context, person, plan.subject)
    const seconds = plan.minutes * 60
    const record = addRecord(context, person, course, seconds)
    const { name, prints } = plan
    const revoked = 'revoked' in plan ? plan.revoked : undefined
    return { userId: person.id, ...record, seconds, name, prints, revoked }
  })
}

function unstudiedCourse(context: SeedContext, { id }: SeededPerson, subject: string): SeededCourse {
  const course = [...context.courses.values()].find(
    (one) =>
      one.courseType === 5 &&
      one.certSubject === subject &&
      one.leaves.length > 0 &&
      !context.eduLogs.has(`${id} ${one.id}`)
  )
  if (!course) throw new Error(`user ${id} has studied every course of ${subject}`)
  return course
}

function addRecord(context: SeedContext, person: SeededPerson, course: SeededCourse, seconds: number) {
  const { tables, tools } = context
  const at = daysBefore(tools.now, uploadedDaysAgo, 10)
  const certificateId = certificateOf(context, person, course, at)
  const eduLog = tables.add('course_edu_logs', {
    user_id: person.id,
    course_id: course.id,
    certificate_id: certificateId,
    total_seconds: seconds,
    course_edu_log_status: 'uploaded',
    uploaded_at: stored(at),
    created_at: stored(at),
  })
  context.eduLogs.set(`${person.id} ${course.id}`, eduLog)
  const state = seconds > 2400 * 60 ? 'pass' : 'learning'
  tables.amend('certificates', certificateId, { certificate_status: state })
  return { certificateId, eduLog }
}

function certificateOf(context: SeedContext, person: SeededPerson, course: SeededCourse, at: Date): number {
  const required = Boolean(course.requiredCourse)
  const key = `${person.id} ${course.certSubject} ${required}`
  const known = context.certificates.get(key)
  if (known) return known
  const id = context.tables.add('certificates', {
    user_id: person.id,
    cert_subject: course.certSubject!,
    required_course: required,
    certificate_status: 'learning',
    created_at: stored(at),
  })
  context.certificates.set(key, id)
  return id
}

/** The first has its file. */
export async function addForeignCertificates(context: SeedContext): Promise<void> {
  const { tables, people, tools } = context
  for (const [at, { name, number, issuer, title, issuedOn, expiresOn, revoked }] of formerCertificates.entries()) {
    const person = [...people.values()].find(({ userName }) => userName === name)!
    const file = at === 0 ? await storeMedia(context, 'certificate', `certificates/${number}.pdf`) : null
    tables.add('foreign_certificates', {
      user_id: person.id,
      issuer,
      number,
      title,
      cert_subject: 'szgc',
      required_course: true,
      issued_on: issuedOn,
      expires_on: expiresOn,
      hours_seconds: 54_000,
      state: revoked ? 'revoked' : 'valid',
      reason: revoked?.reason ?? null,
      revoked_on: revoked?.on ?? null,
      file_key: file?.key ?? null,
      created_at: stored(daysBefore(tools.now, uploadedDaysAgo, 11)),
    })
  }
}

/** Runs after the records are written: their hours, and the issues, which the product creates itself. */
export async function addPrints(context: SeedContext, all: Printable[]) {
  const { trx } = context.tables
  const { tools, adminId } = context
  for (const one of all) {
    await book(context, one)
    for (const days of one.prints) {
      const issue = await tools.print(trx, {
        userId: one.userId,
        certificateIds: [one.certificateId],
        at: daysBefore(tools.now, days, 15),
        name: `${one.name} ${days}`,
      })
      if (one.revoked) await revoke(issue, one.revoked)
    }
  }

  async function revoke(issue: number, reason: string) {
    const at = stored(daysBefore(tools.now, 3, 11))
    await trx
      .from('certificate_issues')
      .where('id', issue)
      .update({ state: 'revoked', reason, revoked_at: at, revoked_by: adminId })
    await trx.from('certificate_issue_lines').where('certificate_issue_id', issue).update({ valid_key: null })
  }
}

/** Booked, uploaded and confirmed at the same time. */
async function book({ tables: { trx }, tools, adminId }: SeedContext, one: Printable) {
  const { userId, eduLog, seconds } = one
  const at = daysBefore(tools.now, uploadedDaysAgo, 10)
  const [sentAt, confirmedAt] = [stored(at), stored(secondsAfter(at, 2))]
  const pushId = `former-${eduLog}`
  await trx
    .table('hour_uploads')
    .insert({
      push_id: pushId,
      user_id: userId,
      course_edu_log_id: eduLog,
      pushed_seconds: seconds,
      state: 'confirmed',
      attempts: 1,
      receipt_no: `YZ${100000 + eduLog}`,
      request: JSON.stringify([{ chapterId: null, seconds }]),
      sent_at: sentAt,
      confirmed_at: confirmedAt,
      created_at: sentAt,
    })
  const upload = await trx.from('hour_uploads').where('push_id', pushId).select('id').firstOrFail()
  const entry = { user_id: userId, course_edu_log_id: eduLog, rule_version: 1 }
  await trx
    .table('hour_entries')
    .insert({
      ...entry,
      kind: 'correction',
      available_seconds: seconds,
      actor_id: adminId,
      reason,
      cause: `correction:former:${eduLog}`,
      created_at: sentAt,
    })
  await trx
    .table('hour_entries')
    .insert({
      ...entry,
      kind: 'push',
      hour_upload_id: upload.id,
      available_seconds: -seconds,
      used_seconds: seconds,
      cause: `push:${upload.id}:0`,
      created_at: confirmedAt,
    })
}
