import type { CertSubject } from '#catalogue/terms'
import { acceptingCycles, namedKinds, specialtyFor, type AcceptingCycle } from '#certificates/cycles/accepting_cycles'
import { countedDays, type UsedEntry } from '#certificates/cycles/counted_days'
import { cycleSums, missingSeconds, type TargetSums } from '#certificates/cycles/cycle_sums'
import { CycleEntryKind } from '#certificates/cycles/terms'
import { updateCycles } from '#certificates/cycles/update_cycles'
import { HourKind } from '#certificates/terms'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

interface Earned extends UsedEntry {
  courseId: number
  certSubject: CertSubject
  required: boolean
}

/**
 * Counts uploaded minutes for cycles, each entry of the ledger once: for the cycle that misses this sort, then the
 * earliest application. What fits nowhere has no row (周期外). The caller holds the lock of the user.
 * @param hourEntryIds all that count nowhere, if absent
 */
export async function attributeHours(trx: Trx, userId: number, hourEntryIds?: number[]): Promise<void> {
  const cycles = await acceptingCycles(trx, userId)
  if (!cycles.length) return
  const counted = await countedBefore(trx, userId)
  const entries = (await usedEntries(trx, userId, hourEntryIds)).filter(({ id }) => !counted.get(id)?.seconds)
  if (!entries.length) return

  const targets = await cycleSums(
    trx,
    cycles.map(({ id }) => id)
  )
  const named = await namedKinds(
    trx,
    entries.map(({ courseId }) => courseId)
  )
  const dayOf = await countedDays(trx, entries)
  const touched = new Set<number>()
  for (const entry of entries) {
    const target = bestTarget(entry, { cycles, targets, named, dayOf })
    if (!target) continue
    const cycle = cycles.find(({ id }) => id === target.cycleId)!
    const before = counted.get(entry.id)?.rows ?? 0
    await trx
      .table('cycle_entries')
      .insert({
        education_cycle_id: target.cycleId,
        user_id: userId,
        specialty: target.specialty,
        required: target.required,
        counted_seconds: entry.seconds,
        counted_on: dayOf(entry, cycle.countBy),
        kind: before ? CycleEntryKind.Moved : CycleEntryKind.Push,
        hour_entry_id: entry.id,
        cause: before ? `moved:${entry.id}:${before}` : `push:${entry.id}`,
        created_at: toStored(now()),
      })
    target.countedSeconds += entry.seconds
    touched.add(target.cycleId)
  }
  await updateCycles(trx, [...touched])
}

interface Choice {
  cycles: AcceptingCycle[]
  targets: TargetSums[]
  named: Map<number, number[]>
  dayOf: Awaited<ReturnType<typeof countedDays>>
}

function bestTarget(entry: Earned, { cycles, targets, named, dayOf }: Choice): TargetSums | undefined {
  const fitting = cycles.flatMap((cycle) => {
    const day = dayOf(entry, cycle.countBy)
    if (day < cycle.startsOn || day > cycle.endsOn) return []
    const specialty = specialtyFor(cycle.kind, entry, named)
    return targets.filter(
      (one) => one.cycleId === cycle.id && one.specialty === specialty && one.required === entry.required
    )
  })
  return fitting.find((target) => missingSeconds(target) > 0) ?? fitting.at(0)
}

/** Seconds that an entry counts for a cycle now, and its rows so far. */
async function countedBefore(trx: Trx, userId: number) {
  const rows: { id: number; seconds: number; total: number }[] = await trx
    .from('cycle_entries')
    .where('user_id', userId)
    .whereNotNull('hour_entry_id')
    .groupBy('hour_entry_id')
    .select('hour_entry_id as id')
    .sum('counted_seconds as seconds')
    .count('* as total')
  return new Map(rows.map(({ id, seconds, total }) => [id, { seconds: Number(seconds), rows: Number(total) }]))
}

async function usedEntries(trx: Trx, userId: number, ids?: number[]): Promise<Earned[]> {
  const query = trx
    .from('hour_entries as h')
    .join('hour_uploads as u', 'u.id', 'h.hour_upload_id')
    .join('course_edu_logs as l', 'l.id', 'h.course_edu_log_id')
    .join('certificates as c', 'c.id', 'l.certificate_id')
    .where('h.user_id', userId)
    .where('h.kind', HourKind.Push)
    .where('u.state', 'confirmed')
    .orderBy('h.id')
    .select('h.id', 'h.course_edu_log_id as courseEduLogId', 'h.chapter_id as chapterId')
    .select('h.used_seconds as seconds', 'h.created_at as createdAt', 'l.course_id as courseId')
    .select('c.cert_subject as certSubject', 'c.required_course as required')
  if (ids) query.whereIn('h.id', ids)
  const rows = await query
  return rows.map((row) => ({ ...row, required: Boolean(row.required) }))
}
