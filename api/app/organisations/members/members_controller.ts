import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { SendWaitingNotices } from '#accounts/notices/send_waiting_notices'
import { changeMember, removeMember } from '#organisations/members/change_member'
import { inviteMembers } from '#organisations/members/invite_members'
import { departmentsOf, memberList } from '#organisations/members/member_list'
import { invitationValidator, memberValidator, membersValidator } from '#organisations/members/validators'
import { requireReader } from '#organisations/require_role'
import { organisationMessages as messages } from '#organisations/terms'
import { requireUser } from '#core/current_user'
import { idempotent } from '#core/http/idempotency'

@inject()
export default class MembersController {
  constructor(protected sendWaitingNotices: SendWaitingNotices) {}

  async index(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(membersValidator)
    const { organisationId } = await requireReader(requireUser(ctx), ctx.params.id)
    const [list, departments] = await Promise.all([memberList(organisationId, filters), departmentsOf(organisationId)])
    return { ...list, departments }
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(invitationValidator)
    const id = Number(ctx.params.id)
    const answer = await idempotent(ctx, { id, ...form }, (trx) => inviteMembers(trx, requireUser(ctx), id, form))
    // Not awaited: the job sends the rest if this process ends.
    this.sendWaitingNotices.execute().catch((error) => logger.warn({ err: error }, 'invitations are left to the job'))
    return answer
  }

  async update(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(memberValidator)
    return { msg: await changeMember(requireUser(ctx), placeOf(ctx), form) }
  }

  async destroy(ctx: HttpContext) {
    await removeMember(requireUser(ctx), placeOf(ctx))
    return { msg: messages.removed }
  }
}

const placeOf = ({ params }: HttpContext) => ({ organisationId: params.id, memberId: params.memberId })
