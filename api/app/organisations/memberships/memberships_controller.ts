import type { HttpContext } from '@adonisjs/core/http'
import {
  acceptInvitation,
  acceptOwnership,
  changeSharing,
  declineInvitation,
  leaveOwn,
} from '#organisations/memberships/answer_invitation'
import { membershipsOf, readingsOf } from '#organisations/memberships/own_memberships'
import { acceptanceValidator, readingsValidator, sharingValidator } from '#organisations/memberships/validators'
import { organisationMessages as messages } from '#organisations/terms'
import { requireUser } from '#core/current_user'

export default class MembershipsController {
  async index(ctx: HttpContext) {
    return membershipsOf(requireUser(ctx).id)
  }

  async accept(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(acceptanceValidator)
    await acceptInvitation(requireUser(ctx), ctx.params.id, form)
    return { msg: form.shares ? messages.shared : messages.joined }
  }

  async decline(ctx: HttpContext) {
    await declineInvitation(requireUser(ctx), ctx.params.id)
    return { msg: messages.declined }
  }

  async share(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(sharingValidator)
    return { msg: await changeSharing(requireUser(ctx), ctx.params.id, form) }
  }

  async own(ctx: HttpContext) {
    await acceptOwnership(requireUser(ctx), ctx.params.id)
    return { msg: messages.becameOwner }
  }

  async destroy(ctx: HttpContext) {
    await leaveOwn(requireUser(ctx), ctx.params.id)
    return { msg: messages.left }
  }

  async readings(ctx: HttpContext) {
    const paging = await ctx.request.validateUsing(readingsValidator)
    return readingsOf(requireUser(ctx), ctx.params.id, paging)
  }
}
