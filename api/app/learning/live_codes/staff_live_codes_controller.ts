import type { HttpContext } from '@adonisjs/core/http'
import { toLiveCode, liveCodes, withPeople } from '#learning/live_codes/live_code_list'
import { revokeLiveCode } from '#learning/live_codes/revoke_live_code'
import { liveCodesValidator } from '#learning/entitlements/admin/validators'
import { adminMessages } from '#learning/terms'

export default class LiveCodesController {
  async index({ request }: HttpContext) {
    const query = await request.validateUsing(liveCodesValidator)
    const { courseId, page = 1, pageSize = 10 } = query
    const [{ total }] = await liveCodes(courseId).count('* as total')
    const rows = await withPeople(liveCodes(courseId)).orderBy('live_codes.id', 'desc').forPage(page, pageSize)
    return { liveCodes: rows.map(toLiveCode), total: Number(total) }
  }

  async destroy(ctx: HttpContext) {
    await revokeLiveCode(ctx, ctx.params.id)
    return { msg: adminMessages.codeRevoked }
  }
}
