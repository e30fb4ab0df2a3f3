import type { HttpContext } from '@adonisjs/core/http'
import { messages } from '#accounts/presence/terms'
import { setCoursePolicy, shownCoursePolicy } from '#catalogue/presence_policies/set_course_policy'
import { coursePolicyValidator } from '#catalogue/presence_policies/validators'

export default class CoursePoliciesController {
  show({ params }: HttpContext) {
    return shownCoursePolicy(params.id)
  }

  async update(ctx: HttpContext) {
    const { presencePolicyId } = await ctx.request.validateUsing(coursePolicyValidator)
    await setCoursePolicy(ctx, ctx.params.id, presencePolicyId)
    return { msg: messages.coursePolicySaved }
  }
}
