import db from '@adonisjs/lucid/services/db'
import QualificationKind from '#certificates/education_rules/qualification_kind'
import { hoursRows } from '#organisations/hours/hours_rows'
import { recordEvents } from '#organisations/record_event'
import { lockAsManager } from '#organisations/require_role'
import { EventKind, HoursState, MaxGoals, organisationMessages as messages } from '#organisations/terms'
import type { CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { now, toStored, toWireDay } from '#core/time'
import { isDuplicate, transaction } from '#core/transaction'

export interface GoalForm {
  department?: string
  kindCode: string
  dueOn: string
}

/** Each with how many rows of sharing members are finished. */
export async function goalsOf(organisationId: number) {
  const goals = await db
    .from('organisation_goals as g')
    .join('qualification_kinds as k', 'k.id', 'g.qualification_kind_id')
    .where('g.organisation_id', organisationId)
    .orderBy('g.due_on')
    .orderBy('g.id')
    .select('g.id', 'g.department', 'g.due_on', 'k.id as kindId', 'k.kind_name')
  if (!goals.length) return []
  const counts = await hoursRows(organisationId)
    .groupBy('department', 'qualificationKindId')
    .select('department', 'qualificationKindId')
    .select(db.raw('count(distinct memberId) as people'))
    .select(db.raw('count(distinct case when hoursState <> ? then memberId end) as missing', [HoursState.Met]))
  return goals.map((goal) => {
    const of = counts.filter(
      (count) => count.qualificationKindId === goal.kindId && (!goal.department || count.department === goal.department)
    )
    const people = of.reduce((sum, count) => sum + Number(count.people), 0)
    return {
      goalId: Number(goal.id),
      department: String(goal.department),
      kindName: String(goal.kind_name),
      dueOn: String(goal.due_on),
      people,
      finished: people - of.reduce((sum, count) => sum + Number(count.missing), 0),
    }
  })
}

export async function addGoal(user: CurrentUser, organisationId: number, form: GoalForm): Promise<number> {
  return transaction(async (trx) => {
    await lockAsManager(trx, user, organisationId)
    const kind = await QualificationKind.query({ client: trx }).where({ code: form.kindCode, active: true }).first()
    if (!kind) throw new UserError(messages.kindUnknown, { field: 'kindCode' })
    if (form.dueOn < toWireDay(now())) throw new UserError(messages.goalPast, { field: 'dueOn' })
    const [{ total }] = await trx
      .from('organisation_goals')
      .where('organisation_id', organisationId)
      .count('* as total')
    if (Number(total) >= MaxGoals) throw new UserError(messages.tooManyGoals)
    const goal = {
      organisation_id: organisationId,
      department: form.department ?? '',
      qualification_kind_id: kind.id,
      due_on: form.dueOn,
      created_by: user.id,
      created_at: toStored(now()),
    }
    try {
      const [id] = await trx.table('organisation_goals').insert(goal)
      await recordEvents(trx, [{ organisationId, actorId: user.id, kind: EventKind.Goal, details: form.dueOn }])
      return id
    } catch (error) {
      if (isDuplicate(error)) throw new UserError(messages.goalExists)
      throw error
    }
  })
}

export async function removeGoal(user: CurrentUser, organisationId: number, goalId: number): Promise<void> {
  await transaction(async (trx) => {
    await lockAsManager(trx, user, organisationId)
    const removed = await trx.from('organisation_goals').where({ id: goalId, organisation_id: organisationId }).delete()
    if (!Number(removed)) throw new NotFound()
    await recordEvents(trx, [{ organisationId, actorId: user.id, kind: EventKind.Goal }])
  })
}
