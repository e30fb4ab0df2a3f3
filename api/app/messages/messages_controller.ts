import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { messageList } from '#messages/message_list'
import { messageListValidator } from '#messages/validators'

export default class MessagesController {
  async index(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(messageListValidator)
    return messageList(requireUser(ctx).id, filters)
  }
}
