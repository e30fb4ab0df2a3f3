import type { HttpContext } from '@adonisjs/core/http'
import AppPackage from '#settings/app_package'
import { publicSettings } from '#settings/read_setting'
import { paramsValidator } from '#settings/validators'

export default class ParamsController {
  /** `hasApp`: whether a package can be downloaded. */
  async index({ request }: HttpContext) {
    const { paramNames } = await request.validateUsing(paramsValidator)
    const [params, appPackage] = await Promise.all([publicSettings(paramNames), AppPackage.findCurrent()])
    return { params, hasApp: appPackage !== null }
  }
}
