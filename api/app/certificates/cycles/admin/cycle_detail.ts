import db from '@adonisjs/lucid/services/db'
import type { CertSubject } from '#catalogue/terms'
import { cycleRows } from '#certificates/cycles/admin/cycle_row'
import { usedHours } from '#certificates/cycles/admin/used_hours'
import type { CycleEntryKind } from '#certificates/cycles/terms'
import { outsideHours } from '#certificates/cycles/outside_list'
import { toMinutes } from '#core/duration'
import { NotFound } from '#core/errors'
import { toWireTime } from '#core/time'

/** A cycle with its entries, and the uploaded hours that an admin can count for another cycle. */
export async function cycleDetail(id: number) {
  const [cycle] = await cycleRows([id])
  if (!cycle) throw new NotFound()
  const ids = await db
    .from('education_cycles as c')
    .join('qualifications as q', 'q.id', 'c.qualification_id')
    .where('c.user_id', cycle.userId)
    .whereNull('q.ended_at')
    .orderBy('c.id')
    .select('c.id')
  const others = await cycleRows(ids.map((row) => row.id))
  const hours = await usedHours(db.connection(), cycle.userId)
  return {
    ...cycle,
    entries: await entriesOf(id),
    outsideHours: await outsideHours([id]),
    /** Counted here or for no cycle. */
    movable: hours
      .filter(({ cycleId }) => cycleId === null || cycleId === id)
      .map(({ hourEntryId, courseName, certSubject, required, seconds, day, cycleId }) => ({
        hourEntryId,
        courseName,
        certSubject: certSubject as CertSubject,
        requiredCourse: required ? (1 as const) : (0 as const),
        minutes: toMinutes(seconds),
        day,
        countsHere: cycleId === id,
      })),
    destinations: others.map(({ cycleId, kindName, startsOn, endsOn }) => ({ cycleId, kindName, startsOn, endsOn })),
  }
}

async function entriesOf(cycleId: number) {
  const rows = await db
    .from('cycle_entries as e')
    .leftJoin('hour_entries as h', 'h.id', 'e.hour_entry_id')
    .leftJoin('course_edu_logs as l', 'l.id', 'h.course_edu_log_id')
    .leftJoin('courses as k', 'k.id', 'l.course_id')
    .leftJoin('users as a', 'a.id', 'e.actor_id')
    .where('e.education_cycle_id', cycleId)
    .orderBy('e.id', 'desc')
    .limit(200)
    .select('e.id', 'e.kind', 'e.specialty', 'e.required', 'e.counted_seconds', 'e.counted_on', 'e.reason')
    .select('e.created_at', 'k.course_name', 'a.user_name as actor_name')
  return rows.map((row) => ({
    entryId: Number(row.id),
    kind: row.kind as CycleEntryKind,
    specialty: String(row.specialty),
    requiredCourse: row.required ? (1 as const) : (0 as const),
    minutes: toMinutes(row.counted_seconds),
    day: String(row.counted_on),
    courseName: row.course_name as string | null,
    reason: row.reason as string | null,
    actorName: row.actor_name as string | null,
    createTime: toWireTime(row.created_at),
  }))
}
