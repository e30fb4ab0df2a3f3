import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { RevertUpload } from '#certificates/uploads/admin/revert_upload'
import { revertValidator } from '#certificates/uploads/validators'
import { messages } from '#certificates/terms'

@inject()
export default class RevertsController {
  constructor(protected revertUpload: RevertUpload) {}

  async store(ctx: HttpContext) {
    const reversal = await ctx.request.validateUsing(revertValidator)
    await this.revertUpload.execute(ctx, ctx.params.id, reversal)
    return { msg: messages.reverted }
  }
}
