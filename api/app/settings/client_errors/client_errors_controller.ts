import type { HttpContext } from '@adonisjs/core/http'
import { toWireTime } from '#core/time'
import ClientError from '#settings/client_errors/client_error'
import { recordClientError } from '#settings/client_errors/record_client_error'
import { clientErrorListValidator, clientErrorValidator } from '#settings/client_errors/validators'

export default class ClientErrorsController {
  async index({ request }: HttpContext) {
    const { front, page = 1, pageSize = 10 } = await request.validateUsing(clientErrorListValidator)
    const found = await ClientError.query()
      .if(front, (query) => query.where('front', front!))
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .paginate(page, pageSize)
    const clientErrors = found
      .all()
      .map((row) => ({
        clientErrorId: row.id,
        front: row.front,
        message: row.message,
        place: row.place,
        page: row.page,
        browser: row.browser,
        reports: row.reports,
        createTime: toWireTime(row.createdAt),
        lastTime: toWireTime(row.updatedAt),
      }))
    return { clientErrors, total: found.total }
  }

  async store({ request }: HttpContext) {
    const report = await request.validateUsing(clientErrorValidator)
    await recordClientError(report, request.header('user-agent') ?? '')
    return {}
  }
}
