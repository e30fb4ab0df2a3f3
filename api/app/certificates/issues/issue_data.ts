import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { CertSubject, RequiredCourse } from '#catalogue/terms'
import type Certificate from '#certificates/certificate'
import { countedSecondsByRecord, uploadsCountedFor } from '#certificates/cycles/counted_records'
import CourseEduLog from '#certificates/course_edu_log'
import { hourBalances } from '#certificates/ledger/hour_balances'
import { toMinutes } from '#core/duration'
import { toWireDay } from '#core/time'
import { getOrFail } from '#core/get_or_fail'

export interface PrintedPart {
  certificateId: number
  requiredCourse: RequiredCourse
  uploadedSeconds: number
  minutes: number
  courses: { courseName: string; minutes: number }[]
}

/** The printed data of a user; the same hours give the same data. Minutes with one decimal, days in China. */
export interface IssueData {
  userName: string
  /** Masked. */
  idCard: string
  certSubject: CertSubject
  minutes: number
  /** From the first studied course to the last confirmed upload. */
  firstDay: string
  lastDay: string
  parts: PrintedPart[]
  /** Only the minutes that count for it are printed. */
  cycle?: PrintedCycle
}

export interface PrintedCycle {
  cycleId: number
  kindName: string
  startsOn: string
  endsOn: string
}

interface Person {
  userName: string
  idCardMasked: string
}

export async function collectIssueData(
  client: QueryClientContract,
  person: Person,
  certificates: Certificate[],
  cycle?: PrintedCycle
): Promise<IssueData> {
  const ids = certificates.map(({ id }) => id)
  const logs = await CourseEduLog.query({ client }).whereIn('certificateId', ids).orderBy('id')
  const logIds = logs.map(({ id }) => id)
  const seconds = await printedSeconds(client, logIds, cycle)
  const used = logs.filter(({ id }) => getOrFail(seconds, id) > 0)
  const names = await courseNames(client, used)

  const parts = certificates.map(({ id, requiredCourse }): PrintedPart => {
    const own = used.filter(({ certificateId }) => certificateId === id)
    const uploadedSeconds = own.reduce((sum, log) => sum + getOrFail(seconds, log.id), 0)
    return {
      certificateId: id,
      requiredCourse: requiredCourse ? 1 : 0,
      uploadedSeconds,
      minutes: toMinutes(uploadedSeconds),
      courses: own.map((log) => ({
        courseName: getOrFail(names, log.courseId),
        minutes: toMinutes(getOrFail(seconds, log.id)),
      })),
    }
  })
  return {
    userName: person.userName,
    idCard: person.idCardMasked,
    certSubject: certificates[0].certSubject,
    minutes: toMinutes(parts.reduce((sum, { uploadedSeconds }) => sum + uploadedSeconds, 0)),
    ...(await daysOf(client, used, { certificate: certificates[0], cycle })),
    parts,
    ...(cycle && { cycle }),
  }
}

async function printedSeconds(client: QueryClientContract, logIds: number[], cycle?: PrintedCycle) {
  if (cycle) return countedSecondsByRecord(client, cycle.cycleId, logIds)
  const balances = await hourBalances(logIds, client)
  return new Map([...balances].map(([id, { used }]) => [id, used]))
}

async function courseNames(client: QueryClientContract, logs: CourseEduLog[]) {
  const ids = [...new Set(logs.map(({ courseId }) => courseId))]
  const rows = await client.from('courses').whereIn('id', ids).select('id', 'course_name as name')
  return new Map<number, string>(rows.map(({ id, name }) => [id, name]))
}

async function daysOf(
  client: QueryClientContract,
  logs: CourseEduLog[],
  { certificate, cycle }: { certificate: Certificate; cycle?: PrintedCycle }
) {
  const query = client
    .from('hour_uploads')
    .whereIn(
      'course_edu_log_id',
      logs.map(({ id }) => id)
    )
    .where('state', 'confirmed')
    .max('confirmed_at as last')
  if (cycle) query.whereIn('id', uploadsCountedFor(client, cycle.cycleId))
  const confirmed = await query.first()
  const days = logs.map((log) => toWireDay(log.createdAt)).sort()
  const firstDay = days[0] ?? toWireDay(certificate.createdAt)
  return { firstDay, lastDay: confirmed?.last ? toWireDay(confirmed.last) : (days.at(-1)! ?? firstDay) }
}
