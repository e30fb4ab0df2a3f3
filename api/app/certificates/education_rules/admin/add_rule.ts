import type { HttpContext } from '@adonisjs/core/http'
import EducationRule from '#certificates/education_rules/education_rule'
import QualificationKind from '#certificates/education_rules/qualification_kind'
import { ruleMessages as messages, type CountBy, type Milestone } from '#certificates/education_rules/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { dayStart, now, toWireDay } from '#core/time'
import { isDuplicate, transaction } from '#core/transaction'

interface RuleForm {
  kindId: number
  validFrom: string
  cycleMonths: number
  requiredHours: number
  electiveHours: number
  extraRequiredHours: number
  extraElectiveHours: number
  minutesPerHour: number
  countBy: CountBy
  applyFromDays: number
  applyUntilDays: number
  milestones: Milestone[]
  sourceTitle: string
  sourceUrl?: string
  checkedBy?: string
  checkedOn?: string
}

/** A version is added and never changed: open cycles refer to theirs. */
export async function addRule(ctx: HttpContext, form: RuleForm): Promise<EducationRule> {
  ensureConsistent(form)
  const { kindId, checkedOn, milestones, ...facts } = form
  return transaction(async (trx) => {
    const kind = await QualificationKind.find(kindId, { client: trx })
    if (!kind) throw new UserError(messages.kindUnknown, { field: 'kindId' })
    const rule = await EducationRule.create(
      {
        ...facts,
        qualificationKindId: kindId,
        milestones: JSON.stringify(milestones),
        checkedAt: checkedOn ? dayStart(checkedOn) : null,
        createdBy: requireUser(ctx).id,
      },
      { client: trx }
    ).catch((error) => {
      throw isDuplicate(error) ? new UserError(messages.dayTaken, { field: 'validFrom' }) : error
    })
    await audit(trx, ctx, {
      action: 'education-rule.create',
      object: `education-rule:${rule.id}`,
      after: {
        kindId,
        checkedOn,
        ...facts,
        milestones: milestones.map((one) => `${one.months}/${one.requiredHours}/${one.electiveHours}`),
      },
    })
    return rule
  })
}

function ensureConsistent(form: RuleForm): void {
  const { requiredHours, electiveHours, applyFromDays, applyUntilDays, checkedBy, checkedOn } = form
  if (requiredHours + electiveHours === 0) throw new UserError(messages.noHours, { field: 'requiredHours' })
  if (applyUntilDays > applyFromDays) throw new UserError(messages.applyBackwards, { field: 'applyUntilDays' })
  if (checkedBy && !checkedOn) throw new UserError(messages.checkedOnMissing, { field: 'checkedOn' })
  if (checkedOn && !checkedBy) throw new UserError(messages.checkedByMissing, { field: 'checkedBy' })
  if (checkedOn && checkedOn > toWireDay(now())) throw new UserError(messages.checkedLater, { field: 'checkedOn' })
  const isBeyond = form.milestones.some(
    (one) => one.months >= form.cycleMonths || one.requiredHours > requiredHours || one.electiveHours > electiveHours
  )
  if (isBeyond) throw new UserError(messages.milestoneBeyond, { field: 'milestones' })
}
