import type { HttpContext } from '@adonisjs/core/http'
import { deleteUpload } from '#certificates/uploads/admin/delete_upload'
import { uploadList } from '#certificates/uploads/admin/upload_list'
import { uploadsValidator } from '#certificates/uploads/admin/validators'
import { deleteUploadValidator } from '#certificates/uploads/validators'
import { messages } from '#certificates/terms'

export default class PushLogsController {
  async index({ request }: HttpContext) {
    const { page, pageSize, ...filters } = await request.validateUsing(uploadsValidator)
    return uploadList(filters, page, pageSize)
  }

  async destroy(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(deleteUploadValidator)
    await deleteUpload(ctx, ctx.params.id, reason)
    return { msg: messages.deleted }
  }
}
