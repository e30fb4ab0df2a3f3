import db from '@adonisjs/lucid/services/db'
import { CertSubjectText, RequiredCourseText, type CertSubject } from '#catalogue/terms'
import { hourBalances } from '#certificates/ledger/hour_balances'
import { withdrawnSeconds } from '#certificates/withdrawals/withdrawn_seconds'
import { toMinutes } from '#core/duration'
import { NotFound } from '#core/errors'
import { maskTelephone } from '#core/shared_rules'
import { toWireTime } from '#core/time'
import { getOrFail } from '#core/get_or_fail'

/** The user and course of a bundle. */
export async function evidenceSubject(courseEduLogId: number) {
  const row = await db
    .from('course_edu_logs as l')
    .join('users', 'users.id', 'l.user_id')
    .join('courses', 'courses.id', 'l.course_id')
    .join('certificates as c', 'c.id', 'l.certificate_id')
    .where('l.id', courseEduLogId)
    .select('l.*', 'users.user_name', 'users.telephone', 'users.id_card_masked')
    .select('courses.course_name', 'c.cert_subject', 'c.required_course')
    .first()
  if (!row) throw new NotFound()
  const balance = getOrFail(await hourBalances([courseEduLogId]), courseEduLogId)
  const withdrawn = getOrFail(await withdrawnSeconds([courseEduLogId]), courseEduLogId)
  return {
    courseEduLogId,
    certificateId: row.certificate_id as number,
    person: {
      userId: row.user_id as number,
      name: row.user_name as string,
      idCard: row.id_card_masked as string | null,
      telephone: row.telephone ? maskTelephone(row.telephone) : null,
    },
    course: {
      courseId: row.course_id as number,
      name: row.course_name as string,
      subject: CertSubjectText[row.cert_subject as CertSubject],
      kind: RequiredCourseText[row.required_course ? 1 : 0],
      totalMinutes: toMinutes(row.total_seconds),
    },
    minutes: {
      held: toMinutes(balance.held),
      available: toMinutes(balance.available),
      used: toMinutes(balance.used),
      expired: toMinutes(balance.expired - withdrawn),
      withdrawn: toMinutes(withdrawn),
    },
    ruleVersion: row.rule_version as number,
    status: row.course_edu_log_status as string,
    openedTime: toWireTime(row.created_at),
    passedTime: toWireTime(row.passed_at),
    uploadedTime: toWireTime(row.uploaded_at),
  }
}

export type EvidenceSubject = Awaited<ReturnType<typeof evidenceSubject>>
