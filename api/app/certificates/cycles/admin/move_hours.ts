import type { HttpContext } from '@adonisjs/core/http'
import { lockUser } from '#accounts/lock_user'
import { acceptingCycles, namedKinds, specialtyFor } from '#certificates/cycles/accepting_cycles'
import { usedHours, type UsedHours } from '#certificates/cycles/admin/used_hours'
import { ensureNotOnCyclePrint } from '#certificates/cycles/printed_hours'
import EducationCycle from '#certificates/cycles/education_cycle'
import { CycleEntryKind, cycleMessages as messages } from '#certificates/cycles/terms'
import { updateCycles } from '#certificates/cycles/update_cycles'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { toMinutes } from '#core/duration'
import { NotFound, UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'

interface Move {
  hourEntryIds: number[]
  toCycleId: number
  reason: string
}

/** Uploaded hours of this cycle, or of none, count for another cycle of the user; its days are not asked. */
export async function moveHours(ctx: HttpContext, fromCycleId: number, { hourEntryIds, toCycleId, reason }: Move) {
  const from = await EducationCycle.find(fromCycleId)
  if (!from) throw new NotFound()
  await transaction(async (trx) => {
    await lockUser(trx, from.userId)
    const chosen = (await usedHours(trx, from.userId)).filter(
      ({ hourEntryId, cycleId }) =>
        hourEntryIds.includes(hourEntryId) && (cycleId === null || cycleId === fromCycleId) && cycleId !== toCycleId
    )
    if (chosen.length !== hourEntryIds.length) throw new UserError(messages.moveChanged, { field: 'hourEntryIds' })
    await ensureNotOnCyclePrint(
      trx,
      chosen.map(({ hourEntryId }) => ({ cycleId: fromCycleId, hourEntryId }))
    )
    const specialtyOf = await destination(trx, { userId: from.userId, toCycleId, chosen })

    const common = {
      user_id: from.userId,
      kind: CycleEntryKind.Moved,
      actor_id: requireUser(ctx).id,
      reason,
      created_at: toStored(now()),
    }
    for (const hours of chosen) {
      const entry = { ...common, required: hours.required, counted_on: hours.day, hour_entry_id: hours.hourEntryId }
      const cause = (at: number) => `moved:${hours.hourEntryId}:${at}`
      let { rows } = hours
      if (hours.cycleId !== null) {
        await trx
          .table('cycle_entries')
          .insert({
            ...entry,
            education_cycle_id: hours.cycleId,
            specialty: hours.specialty,
            counted_seconds: -hours.seconds,
            cause: cause(rows++),
          })
      }
      await trx
        .table('cycle_entries')
        .insert({
          ...entry,
          education_cycle_id: toCycleId,
          specialty: specialtyOf(hours),
          counted_seconds: hours.seconds,
          cause: cause(rows),
        })
    }
    await updateCycles(trx, [fromCycleId, toCycleId])
    await audit(trx, ctx, {
      action: 'education-cycle.move',
      object: `education-cycle:${fromCycleId}`,
      after: { toCycleId, movedMinutes: toMinutes(chosen.reduce((sum, { seconds }) => sum + seconds, 0)) },
      reason,
    })
  })
}

/** @throws UserError when the cycle does not owe hours of this sort */
async function destination(
  trx: Trx,
  { userId, toCycleId, chosen }: { userId: number; toCycleId: number; chosen: UsedHours[] }
): Promise<(hours: UsedHours) => string> {
  const cycle = (await acceptingCycles(trx, userId)).find(({ id }) => id === toCycleId)
  if (!cycle) throw new UserError(messages.moveNowhere, { field: 'toCycleId' })
  const named = await namedKinds(
    trx,
    chosen.map(({ courseId }) => courseId)
  )
  const targets = await trx.from('cycle_targets').where('education_cycle_id', toCycleId).select('specialty', 'required')
  const specialties = new Map<number, string>()
  for (const hours of chosen) {
    const specialty = specialtyFor(cycle.kind, hours, named)
    const isOwed = targets.some((one) => one.specialty === specialty && Boolean(one.required) === hours.required)
    if (specialty === null || !isOwed) {
      throw new UserError(messages.moveNotOwed(hours.courseName), { field: 'toCycleId' })
    }
    specialties.set(hours.hourEntryId, specialty)
  }
  return ({ hourEntryId }) => specialties.get(hourEntryId)!
}
