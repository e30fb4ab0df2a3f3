import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { appPackages } from '#settings/app_packages/app_packages'
import { PublishAppPackage } from '#settings/app_packages/publish_app_package'
import { messages } from '#settings/app_packages/terms'
import { appPackagesValidator, appPackageValidator } from '#settings/app_packages/validators'

@inject()
export default class AppPackagesController {
  constructor(protected publish: PublishAppPackage) {}

  async index({ request }: HttpContext) {
    const { page, pageSize } = await request.validateUsing(appPackagesValidator)
    return appPackages(page, pageSize)
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(appPackageValidator)
    const { id } = await this.publish.execute(ctx, form)
    return { appPackageId: id, msg: messages.published }
  }
}
