import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { messageSettings, saveMessageSettings } from '#messages/message_settings'
import { messages } from '#messages/terms'
import { messageSettingsValidator } from '#messages/validators'

export default class MessageSettingsController {
  async show(ctx: HttpContext) {
    return messageSettings(requireUser(ctx))
  }

  async store(ctx: HttpContext) {
    const { smsKinds } = await ctx.request.validateUsing(messageSettingsValidator)
    const user = requireUser(ctx)
    await saveMessageSettings(user, smsKinds)
    return { ...(await messageSettings(user)), msg: messages.settingsSaved }
  }
}
