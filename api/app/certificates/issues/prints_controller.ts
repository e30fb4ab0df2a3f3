import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { PrintCertificates } from '#certificates/issues/print_certificates'
import { sendFile } from '#certificates/issues/send_file'
import { printValidator } from '#certificates/issues/validators'
import { ObjectStorage } from '#drivers/storage/object_storage'

@inject()
export default class PrintsController {
  constructor(
    protected printCertificates: PrintCertificates,
    protected storage: ObjectStorage
  ) {}

  async store(ctx: HttpContext) {
    const body: unknown = ctx.request.body()
    const data = Array.isArray(body) ? { certIds: body } : body
    const form = await ctx.request.validateUsing(printValidator, { data })
    await sendFile(ctx, this.storage, await this.printCertificates.execute(ctx, form))
  }
}
