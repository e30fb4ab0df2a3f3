import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound, UserError } from '#core/errors'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { changeImport, importChanges } from '#transfer/admin/change_import'
import { dispatchImports } from '#transfer/admin/dispatch_imports'
import { importColumns } from '#transfer/admin/import_columns'
import { importDetail, importList } from '#transfer/admin/import_list'
import { UploadImport } from '#transfer/admin/upload_import'
import { importsValidator, importUploadValidator } from '#transfer/admin/validators'
import ImportRun from '#transfer/runs/import_run'
import { messages, ReportLinkSeconds, TitlesFile } from '#transfer/terms'

@inject()
export default class ImportsController {
  constructor(
    protected storage: ObjectStorage,
    protected uploadImport: UploadImport
  ) {}

  async index({ request }: HttpContext) {
    return importList(await request.validateUsing(importsValidator))
  }

  async show({ params }: HttpContext) {
    return importDetail(params.id)
  }

  async columns() {
    return importColumns()
  }

  async store(ctx: HttpContext) {
    const upload = await ctx.request.validateUsing(importUploadValidator)
    const { id } = await this.uploadImport.execute(ctx, upload)
    await dispatchImports(ctx)
    return { importId: id, msg: messages.uploaded }
  }

  async start(ctx: HttpContext) {
    await changeImport(ctx, ctx.params.id, importChanges.start)
    await dispatchImports(ctx)
    return { msg: messages.started }
  }

  async pause(ctx: HttpContext) {
    await changeImport(ctx, ctx.params.id, importChanges.pause)
    return { msg: messages.paused }
  }

  async resume(ctx: HttpContext) {
    await changeImport(ctx, ctx.params.id, importChanges.resume)
    await dispatchImports(ctx)
    return { msg: messages.resumed }
  }

  async discard(ctx: HttpContext) {
    await changeImport(ctx, ctx.params.id, importChanges.discard)
    return { msg: messages.discarded }
  }

  async acknowledge(ctx: HttpContext) {
    await changeImport(ctx, ctx.params.id, importChanges.acknowledge)
    return { msg: messages.acknowledged }
  }

  async report({ params }: HttpContext) {
    const { id, reportKey } = await this.#find(params.id)
    if (!reportKey) throw new UserError(messages.noReport)
    return { url: await this.storage.signedUrl(reportKey, ReportLinkSeconds, `导入报告-${id}.csv`) }
  }

  async unmapped({ params }: HttpContext) {
    const { id, unmappedKey } = await this.#find(params.id)
    if (!unmappedKey) throw new UserError(messages.noUnmapped)
    return { url: await this.storage.signedUrl(unmappedKey, ReportLinkSeconds, `unmapped-${id}.csv`) }
  }

  async titles({ params }: HttpContext) {
    const { titlesKey } = await this.#find(params.id)
    if (!titlesKey) throw new UserError(messages.noUnmapped)
    return { url: await this.storage.signedUrl(titlesKey, ReportLinkSeconds, TitlesFile) }
  }

  async #find(id: number): Promise<ImportRun> {
    const run = await ImportRun.find(id)
    if (!run) throw new NotFound()
    return run
  }
}
