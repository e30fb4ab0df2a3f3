import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { consentsValidator } from '#accounts/legal_texts/validators'
import User from '#accounts/user'
import { toWireTime } from '#core/time'

/** The agreements of one user, newest first. */
export default class ConsentsController {
  async index({ request, params }: HttpContext) {
    const { page = 1, pageSize = 10 } = await request.validateUsing(consentsValidator)
    const { id } = await User.findOrFail(params.id)
    const given = await db.from('consents').where('user_id', id).orderBy('id', 'desc').paginate(page, pageSize)
    return {
      rows: given
        .all()
        .map((row) => ({
          consentId: row.id as number,
          kind: row.kind as string,
          version: row.version as string,
          textHash: row.text_hash as string,
          ip: row.ip as string | null,
          createTime: toWireTime(row.created_at as string),
        })),
      total: given.total,
    }
  }
}
