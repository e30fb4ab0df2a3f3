import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { countUnread } from '#messages/message_list'
import { readMessages } from '#messages/read_messages'
import { messageReadValidator } from '#messages/validators'

export default class ReadMessagesController {
  /** Number of unread messages. */
  async index(ctx: HttpContext) {
    return { unread: await countUnread(requireUser(ctx).id) }
  }

  async store(ctx: HttpContext) {
    const { messageIds, all } = await ctx.request.validateUsing(messageReadValidator)
    const { id } = requireUser(ctx)
    await readMessages(id, all ? undefined : messageIds)
    return { unread: await countUnread(id) }
  }
}
