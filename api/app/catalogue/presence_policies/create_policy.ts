import type { HttpContext } from '@adonisjs/core/http'
import PresencePolicy from '#accounts/presence/presence_policy'
import {
  asksFaces,
  asksPrompts,
  messages,
  PresenceAlternative,
  type PresenceRules,
  type VendorFailureRule,
} from '#accounts/presence/terms'
import { audit } from '#core/audit/audit'
import { purgeAfterCommit } from '#core/cache/purge'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { now } from '#core/time'
import { isDuplicate, RetryTransaction, transaction } from '#core/transaction'

export interface PolicyForm extends PresenceRules {
  policyName: string
  alternative: PresenceAlternative
  alternativeReason: string | null
  onVendorFailure: VendorFailureRule
  assessmentRef: string | null
  checkedBy: string
}

/** A new policy, or the next version of the name, which applies at once. @throws UserError with the field */
export async function createPolicy(ctx: HttpContext, form: PolicyForm): Promise<PresencePolicy> {
  ensureSound(form)
  return transaction(async (trx) => {
    const before = await PresencePolicy.newestOf(form.policyName, trx)
    if (before && isSame(before, form)) throw new UserError(messages.policyUnchanged)
    try {
      const policy = await PresencePolicy.create(
        { ...form, version: (before?.version ?? 0) + 1, checkedAt: now(), createdBy: requireUser(ctx).id },
        { client: trx }
      )
      await audit(trx, ctx, {
        action: 'presence-policy.create',
        object: `presence-policy:${policy.id}`,
        before: before && { version: before.version },
        after: { ...form, version: policy.version },
      })
      // Every page of a course shows what its policy asks.
      purgeAfterCommit(trx, ['params'])
      return policy
    } catch (error) {
      if (isDuplicate(error)) throw new RetryTransaction('another version was created first')
      throw error
    }
  })
}

function ensureSound(form: PolicyForm): void {
  const { promptFromMinutes: from, promptToMinutes: to } = form
  if ((from === null) !== (to === null)) {
    throw new UserError(messages.promptBoth, { field: from === null ? 'promptFromMinutes' : 'promptToMinutes' })
  }
  if (asksPrompts(form) && from! > to!) throw new UserError(messages.promptRange, { field: 'promptToMinutes' })
  if (!asksFaces(form)) return
  if (!form.assessmentRef) throw new UserError(messages.assessmentRequired, { field: 'assessmentRef' })
  if (form.alternative === PresenceAlternative.None && !form.alternativeReason) {
    throw new UserError(messages.alternativeReasonRequired, { field: 'alternativeReason' })
  }
}

function isSame(policy: PresencePolicy, form: PolicyForm): boolean {
  return (Object.keys(form) as (keyof PolicyForm)[]).every((name) => policy[name] === form[name])
}
