import type { HttpContext } from '@adonisjs/core/http'
import { publicSettings } from '#settings/param'
import { paramsValidator } from '#settings/validators'

export default class ParamsController {
  async index({ request }: HttpContext) {
    const { paramNames } = await request.validateUsing(paramsValidator)
    return { params: await publicSettings(paramNames) }
  }
}
