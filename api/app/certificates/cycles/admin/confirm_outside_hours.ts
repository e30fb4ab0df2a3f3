import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { lockUser } from '#accounts/lock_user'
import { withdrawOutsideHours } from '#certificates/cycles/outside_hours'
import { CycleEntryKind } from '#certificates/cycles/terms'
import { updateCycles } from '#certificates/cycles/update_cycles'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { toMinutes } from '#core/duration'
import { NotFound } from '#core/errors'
import { now, toStored } from '#core/time'
import { transaction } from '#core/transaction'

/** Hours that the learner reported count from now on; they are no longer shown as reported. */
export async function confirmOutsideHours(ctx: HttpContext, id: number, reason: string): Promise<void> {
  const known = await db.from('cycle_entries').where({ id, kind: CycleEntryKind.Outside }).first()
  if (!known) throw new NotFound()
  await transaction(async (trx) => {
    await lockUser(trx, known.user_id)
    const { actorId, row } = { actorId: requireUser(ctx).id, row: await withdrawOutsideHours(trx, known.user_id, id) }
    await trx
      .table('cycle_entries')
      .insert({
        education_cycle_id: row.education_cycle_id,
        user_id: row.user_id,
        specialty: row.specialty,
        required: row.required,
        counted_seconds: row.counted_seconds,
        counted_on: row.counted_on,
        kind: CycleEntryKind.Manual,
        reason: row.reason,
        actor_id: actorId,
        cause: `outside-confirmed:${id}`,
        created_at: toStored(now()),
      })
    await updateCycles(trx, [row.education_cycle_id])
    await audit(trx, ctx, {
      action: 'education-cycle.confirm-outside',
      object: `education-cycle:${row.education_cycle_id}`,
      after: { providerName: row.reason, countedMinutes: toMinutes(row.counted_seconds), day: row.counted_on },
      reason,
    })
  })
}
