import type { HttpContext } from '@adonisjs/core/http'
import { messages } from '#accounts/presence/terms'
import { createPolicy } from '#catalogue/presence_policies/create_policy'
import { policyList } from '#catalogue/presence_policies/policy_list'
import { policiesValidator, policyValidator } from '#catalogue/presence_policies/validators'

export default class PoliciesController {
  async index({ request }: HttpContext) {
    return policyList(await request.validateUsing(policiesValidator))
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(policyValidator)
    const { id, version } = await createPolicy(ctx, {
      ...form,
      promptFromMinutes: form.promptFromMinutes ?? null,
      promptToMinutes: form.promptToMinutes ?? null,
      faceEveryMinutes: form.faceEveryMinutes ?? null,
      alternativeReason: form.alternativeReason ?? null,
      assessmentRef: form.assessmentRef ?? null,
    })
    return { presencePolicyId: id, version, msg: messages.policyCreated }
  }
}
