import db from '@adonisjs/lucid/services/db'
import type { CertSubject } from '#catalogue/terms'
import { cyclesOf } from '#certificates/cycles/own_cycles'
import { qualificationsOf } from '#certificates/qualifications/own_qualifications'
import type { CycleState, HourUploadState } from '#certificates/terms'
import { toMinutes } from '#core/duration'
import { toWireTime } from '#core/time'
import type { IssueState } from '#certificates/issues/terms'

/** As in 上传记录: without uploads that an admin hid. */
export async function uploadsOf(userId: number) {
  const rows = await db
    .from('hour_uploads as u')
    .join('course_edu_logs as l', 'l.id', 'u.course_edu_log_id')
    .join('courses', 'courses.id', 'l.course_id')
    .where('u.user_id', userId)
    .whereNull('u.deleted_at')
    .orderBy('u.id')
    .select(
      'u.id',
      'courses.course_name as courseName',
      'u.pushed_seconds as seconds',
      'u.created_at as at',
      'u.state',
      'u.receipt_no as receiptNo'
    )
  return rows.map(({ id, courseName, seconds, at, state, receiptNo }) => ({
    id: id as number,
    courseName: courseName as string,
    learningHours: toMinutes(seconds),
    uploadTime: toWireTime(at),
    state: state as HourUploadState,
    receiptNo: receiptNo as string | null,
  }))
}

/** Graded tests, without practice. */
export async function testsOf(userId: number) {
  const rows = await db
    .from('user_papers as u')
    .join('papers', 'papers.id', 'u.paper_id')
    .where({ 'u.user_id': userId, 'u.mode': 'test' })
    .whereNotNull('u.user_pass')
    .orderBy('u.id')
    .select(
      'u.id',
      'papers.paper_name as paperName',
      'u.user_score_tenths as score',
      'u.user_pass as passed',
      'u.submitted_at as at'
    )
  return rows.map(({ id, paperName, score, passed, at }) => ({
    userPaperId: id as number,
    paperName: paperName as string,
    userScore: (score ?? 0) / 10,
    userPass: passed ? (1 as const) : (0 as const),
    handinTime: toWireTime(at),
  }))
}

export async function printsOf(userId: number) {
  const rows = await db
    .from('certificate_issues')
    .where('user_id', userId)
    .orderBy('id')
    .select('issue_no as issueNo', 'cert_subject as subject', 'state', 'created_at as at')
  return rows.map(({ issueNo, subject, state, at }) => ({
    issueNo: issueNo as string,
    certSubject: subject as CertSubject,
    state: state as IssueState,
    createTime: toWireTime(at),
  }))
}

/** Cycles of the user's qualifications, a row per specialty. */
export async function cycleRowsOf(userId: number) {
  const [qualifications, { cycles }] = await Promise.all([qualificationsOf(userId), cyclesOf(userId)])
  return cycles.flatMap(({ cycleId, qualificationId, kindName, startsOn, endsOn, minutesPerHour, ...cycle }) => {
    const numberMasked = qualifications.find((one) => one.qualificationId === qualificationId)?.numberMasked ?? null
    const specialties = [...new Set(cycle.targets.map(({ specialty }) => specialty))]
    return specialties.map((specialty) => {
      const targets = cycle.targets.filter((target) => target.specialty === specialty)
      const sort = (required: 0 | 1) => {
        const target = targets.find(({ requiredCourse }) => requiredCourse === required)
        return target ? { countedMinutes: target.countedMinutes, targetMinutes: target.targetMinutes } : null
      }
      return {
        cycleId,
        kindName,
        specialtyName: targets[0]!.specialtyName,
        numberMasked,
        startsOn,
        endsOn,
        state: cycle.state as CycleState,
        minutesPerHour,
        ruleChecked: cycle.ruleChecked,
        required: sort(1),
        elective: sort(0),
      }
    })
  })
}
