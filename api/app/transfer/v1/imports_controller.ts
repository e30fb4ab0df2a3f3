import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { publicUrl } from '#config/app'
import { nothingToAudit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { wireToRfc3339 } from '#core/time'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { changeImport, importChanges } from '#transfer/admin/change_import'
import { dispatchImports } from '#transfer/admin/dispatch_imports'
import { importDetail } from '#transfer/admin/import_list'
import { UploadImport } from '#transfer/admin/upload_import'
import { importUploadValidator } from '#transfer/admin/validators'
import ImportRun from '#transfer/runs/import_run'
import { ImportState, ReportLinkSeconds } from '#transfer/terms'

/** Imports that the owner of the key started. An admin sees, pauses and acknowledges them too. */
@inject()
export default class ImportsController {
  constructor(
    protected storage: ObjectStorage,
    protected uploadImport: UploadImport
  ) {}

  /** Previews the zip in the body. */
  async store(ctx: HttpContext) {
    const upload = await ctx.request.validateUsing(importUploadValidator)
    const { id } = await this.uploadImport.execute(ctx, upload)
    await dispatchImports(ctx)
    return this.#shown(ctx, id)
  }

  show(ctx: HttpContext) {
    return this.#shown(ctx, Number(ctx.params.id))
  }

  /** Starts what was previewed; a repeated call changes nothing. */
  async run(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const isStarted = async () => started.includes((await ownRun(ctx, id)).state as ImportState)
    if (await isStarted()) nothingToAudit(ctx)
    else {
      await changeImport(ctx, id, importChanges.start).catch(async (error: unknown) => {
        // The same call, at the same time.
        if (!(error instanceof UserError) || !(await isStarted())) throw error
        nothingToAudit(ctx)
      })
      await dispatchImports(ctx)
    }
    return this.#shown(ctx, id)
  }

  async #shown(ctx: HttpContext, id: number) {
    const { source, reportKey } = await ownRun(ctx, id)
    const detail = await importDetail(id)
    const reportUrl = reportKey && (await this.storage.signedUrl(reportKey, ReportLinkSeconds, `导入报告-${id}.csv`))
    return {
      id,
      fileName: detail.fileName,
      source,
      sourceName: detail.sourceName,
      state: detail.state as ImportState,
      reason: detail.reason,
      found: detail.found,
      written: detail.written,
      objects: detail.objects.map(({ object, found, written }) => ({ object, found, written })),
      problemCounts: detail.problemCounts,
      problems: detail.problems,
      breaks: detail.breaks,
      /** For a minute. */
      reportUrl: reportUrl && new URL(reportUrl, publicUrl).href,
      createdAt: wireToRfc3339(detail.createTime),
      startedAt: detail.startTime && wireToRfc3339(detail.startTime),
      finishedAt: detail.finishTime && wireToRfc3339(detail.finishTime),
    }
  }
}

const started: ImportState[] = [ImportState.Waiting, ImportState.Running, ImportState.Done, ImportState.DoneWithBreaks]

async function ownRun(ctx: HttpContext, id: number): Promise<ImportRun> {
  const run = await ImportRun.query()
    .where({ id, startedBy: requireUser(ctx).id })
    .first()
  if (!run) throw new NotFound()
  return run
}
