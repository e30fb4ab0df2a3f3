import type { HttpContext } from '@adonisjs/core/http'
import { organisationList } from '#organisations/admin/organisation_list'
import { closeOrganisation } from '#organisations/admin/close_organisation'
import { closureValidator, organisationsValidator, verificationValidator } from '#organisations/admin/validators'
import { verifyOrganisation } from '#organisations/admin/verify_organisation'
import { organisationMessages as messages } from '#organisations/terms'

export default class OrganisationsController {
  async index({ request }: HttpContext) {
    return organisationList(await request.validateUsing(organisationsValidator))
  }

  async verify(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(verificationValidator)
    await verifyOrganisation(ctx, ctx.params.id, form)
    return { msg: messages.saved }
  }

  async close(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(closureValidator)
    await closeOrganisation(ctx, ctx.params.id, reason)
    return { msg: messages.closed }
  }
}
