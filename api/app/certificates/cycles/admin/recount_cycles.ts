import type { HttpContext } from '@adonisjs/core/http'
import { lockUser } from '#accounts/lock_user'
import { attributeHours } from '#certificates/cycles/attribute_hours'
import EducationCycle from '#certificates/cycles/education_cycle'
import { writeTargets } from '#certificates/cycles/open_cycle'
import { releaseMisplaced } from '#certificates/cycles/release_hours'
import { CycleState, cycleMessages as messages } from '#certificates/cycles/terms'
import EducationRule from '#certificates/education_rules/education_rule'
import { audit } from '#core/audit/audit'
import { NotFound, UserError } from '#core/errors'
import { eachRow, type RowResults } from '#core/lists/each_row'
import { addDays } from '#core/time'
import type { Trx } from '#core/transaction'

interface Recount {
  cycleIds: number[]
  ruleId: number
  reason: string
}

/** Chosen open cycles follow another version of the rule of their kind. */
export async function recountCycles(ctx: HttpContext, { cycleIds, ruleId, reason }: Recount): Promise<RowResults> {
  const owners = await EducationCycle.query().whereIn('id', cycleIds).orderBy('userId').select('userId')
  const locked = new WeakSet<Trx>()
  return eachRow(ctx, cycleIds, async (trx, id, whole) => {
    // All owners before the first read, which fixes what the transaction sees.
    if (!locked.has(whole)) for (const { userId } of owners) await lockUser(whole, userId)
    locked.add(whole)
    const cycle = await openCycleOf(trx, id)
    const rule = await ruleOfKind(trx, cycle, ruleId)
    const before = { ruleId: cycle.educationRuleId, applyUntil: cycle.applyUntil }
    if (before.ruleId === ruleId) throw new UserError(messages.sameRule)
    const applyUntil = addDays(cycle.endsOn, -rule.applyUntilDays)
    await cycle.merge({ educationRuleId: ruleId, applyUntil }).save()
    const specialties = await trx
      .from('qualification_specialties')
      .where('qualification_id', cycle.qualificationId)
      .orderBy('id')
      .select('specialty', 'is_main')
    const held = specialties.map(({ specialty, is_main: isMain }) => ({ specialty, isMain: Boolean(isMain) }))
    await writeTargets(trx, cycle, { rule, specialties: held })
    await releaseMisplaced(trx, cycle.userId)
    await attributeHours(trx, cycle.userId)
    await audit(trx, ctx, {
      action: 'education-cycle.recount',
      object: `education-cycle:${id}`,
      before,
      after: { ruleId, applyUntil },
      reason,
    })
  })
}

async function openCycleOf(trx: Trx, id: number): Promise<EducationCycle> {
  const cycle = await EducationCycle.find(id, { client: trx })
  if (!cycle) throw new NotFound()
  if (cycle.state === CycleState.Closed) throw new UserError(messages.recountClosed)
  return cycle
}

async function ruleOfKind(trx: Trx, { qualificationId }: EducationCycle, ruleId: number): Promise<EducationRule> {
  const rule = await EducationRule.find(ruleId, { client: trx })
  const { qualification_kind_id: kindId } = await trx.from('qualifications').where('id', qualificationId).firstOrFail()
  if (!rule || rule.qualificationKindId !== kindId) throw new UserError(messages.otherKind)
  return rule
}
