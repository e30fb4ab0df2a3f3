import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { checkUploadAllowed } from '#catalogue/videos/check_upload_allowed'
import { uploadGrantValidator } from '#catalogue/videos/video_validators'
import { requireUser } from '#core/current_user'
import { messages } from '#media/terms'
import { VideoGrants } from '#media/video_grants'

@inject()
export default class UploadGrantsController {
  constructor(protected grants: VideoGrants) {}

  async show(ctx: HttpContext) {
    const user = requireUser(ctx)
    const form = await ctx.request.validateUsing(uploadGrantValidator)
    if (form.videoId) return this.grants.renew(user, form.videoId)

    await checkUploadAllowed(user, form.courseId)
    const { title, fileName, fileSize } = form
    return this.grants.start(user, { title: title!, fileName: fileName!, fileSize })
  }

  async destroy(ctx: HttpContext) {
    await this.grants.cancel(ctx, ctx.params.videoId)
    return { msg: messages.videoUploadCancelled }
  }
}
