import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { CertSubject } from '#catalogue/terms'
import { HourKind } from '#certificates/terms'
import { toWireDay } from '#core/time'

export interface UsedHours {
  hourEntryId: number
  courseId: number
  courseName: string
  certSubject: CertSubject
  required: boolean
  seconds: number
  /** The confirmation, or the day by which it counts. */
  day: string
  /** Rows of the entry so far, for the cause of the next one. */
  rows: number
  /** Where it counts now; null: for no cycle. */
  cycleId: number | null
  specialty: string | null
}

/** Confirmed uploads of a user with the cycle that they count for, the newest first. */
export async function usedHours(client: QueryClientContract, userId: number): Promise<UsedHours[]> {
  const used = await client
    .from('hour_entries as h')
    .join('hour_uploads as u', 'u.id', 'h.hour_upload_id')
    .join('course_edu_logs as l', 'l.id', 'h.course_edu_log_id')
    .join('certificates as c', 'c.id', 'l.certificate_id')
    .join('courses as k', 'k.id', 'l.course_id')
    .where({ 'h.user_id': userId, 'h.kind': HourKind.Push, 'u.state': 'confirmed' })
    .orderBy('h.id', 'desc')
    .select('h.id', 'h.used_seconds as seconds', 'h.created_at as at', 'l.course_id as courseId')
    .select('k.course_name as courseName', 'c.cert_subject as certSubject', 'c.required_course as required')
  const counted = await client
    .from('cycle_entries')
    .where('user_id', userId)
    .whereNotNull('hour_entry_id')
    .groupBy('hour_entry_id', 'education_cycle_id', 'specialty', 'counted_on')
    .select('hour_entry_id as id', 'education_cycle_id as cycleId', 'specialty', 'counted_on as day')
    .sum('counted_seconds as seconds')
    .count('* as total')
  const ofEntry = Map.groupBy(counted, ({ id }) => Number(id))
  return used.map((row) => {
    const parts = ofEntry.get(row.id) ?? []
    const present = parts.find(({ seconds }) => Number(seconds) > 0)
    return {
      hourEntryId: row.id,
      courseId: row.courseId,
      courseName: row.courseName,
      certSubject: row.certSubject,
      required: Boolean(row.required),
      seconds: row.seconds,
      day: present?.day ?? toWireDay(row.at),
      rows: parts.reduce((sum, { total }) => sum + Number(total), 0),
      cycleId: present?.cycleId ?? null,
      specialty: present?.specialty ?? null,
    }
  })
}
