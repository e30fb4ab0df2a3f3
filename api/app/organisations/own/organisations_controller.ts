import type { HttpContext } from '@adonisjs/core/http'
import { changeOrganisation, createOrganisation } from '#organisations/own/create_organisation'
import { organisationsOf } from '#organisations/own/own_organisations'
import { organisationValidator } from '#organisations/own/validators'
import { organisationMessages as messages } from '#organisations/terms'
import { requireUser } from '#core/current_user'

export default class OrganisationsController {
  async index(ctx: HttpContext) {
    return { organisations: await organisationsOf(requireUser(ctx).id) }
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(organisationValidator)
    const { id } = await createOrganisation(requireUser(ctx), form)
    return { organisationId: id, msg: messages.created }
  }

  async update(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(organisationValidator)
    await changeOrganisation(requireUser(ctx), ctx.params.id, form)
    return { msg: messages.created }
  }
}
