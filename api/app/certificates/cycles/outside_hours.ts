import { lockOwnUser } from '#accounts/lock_user'
import EducationRule from '#certificates/education_rules/education_rule'
import EducationCycle from '#certificates/cycles/education_cycle'
import { CycleEntryKind, cycleMessages as messages } from '#certificates/cycles/terms'
import type { CurrentUser } from '#core/current_user'
import { toSeconds } from '#core/duration'
import { NotFound, UserError } from '#core/errors'
import { now, toStored, toWireDay } from '#core/time'
import { transaction, type Trx } from '#core/transaction'

interface OutsideForm {
  requiredCourse: number
  specialty?: string
  hours: number
  providerName: string
  day: string
}

export async function addOutsideHours(user: CurrentUser, cycleId: number, form: OutsideForm): Promise<number> {
  return transaction(async (trx) => {
    await lockOwnUser(trx, user.id)
    const cycle = await EducationCycle.query({ client: trx }).where({ id: cycleId, userId: user.id }).first()
    if (!cycle) throw new NotFound()
    const { requiredCourse, specialty = '', hours, providerName, day } = form
    if (day < cycle.startsOn || day > cycle.endsOn || day > toWireDay(now())) {
      throw new UserError(messages.outsideDay, { field: 'day' })
    }
    const required = requiredCourse === 1
    const target = await trx.from('cycle_targets').where({ education_cycle_id: cycleId, specialty, required }).first()
    if (!target) throw new UserError(messages.outsideSpecialty, { field: 'specialty' })
    const { minutesPerHour } = await EducationRule.findOrFail(cycle.educationRuleId, { client: trx })
    const [{ total }] = await trx.from('cycle_entries').where('education_cycle_id', cycleId).count('* as total')
    return insert(trx, {
      education_cycle_id: cycleId,
      user_id: user.id,
      specialty,
      required,
      counted_seconds: toSeconds(hours * minutesPerHour),
      counted_on: day,
      reason: providerName,
      cause: `outside:${cycleId}:${total}`,
    })
  })
}

export async function removeOutsideHours(user: CurrentUser, id: number): Promise<void> {
  await transaction(async (trx) => {
    await lockOwnUser(trx, user.id)
    await withdrawOutsideHours(trx, user.id, id)
  })
}

/** The caller holds the lock of the user. @returns the reported row @throws NotFound if it was withdrawn before */
export async function withdrawOutsideHours(trx: Trx, userId: number, id: number) {
  const row = await trx
    .from('cycle_entries')
    .where({ id, user_id: userId, kind: CycleEntryKind.Outside })
    .where('counted_seconds', '>', 0)
    .first()
  const cause = `outside-removed:${id}`
  if (!row || (await trx.from('cycle_entries').where('cause', cause).first())) throw new NotFound()
  await insert(trx, {
    education_cycle_id: row.education_cycle_id,
    user_id: userId,
    specialty: row.specialty,
    required: row.required,
    counted_seconds: -row.counted_seconds,
    counted_on: row.counted_on,
    reason: row.reason,
    cause,
  })
  return row
}

async function insert(trx: Trx, row: Record<string, unknown>): Promise<number> {
  const [id] = await trx
    .table('cycle_entries')
    .insert({ ...row, kind: CycleEntryKind.Outside, created_at: toStored(now()) })
  return id
}
