import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { isDuplicate, transaction, type Trx } from '#core/transaction'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { newObjectKey } from '#media/object_key'
import ImportRun from '#transfer/runs/import_run'
import { noProgress } from '#transfer/runs/progress'
import { FileFormat, ImportState, MaxUploadBytes, UploadContentType, messages } from '#transfer/terms'

interface Upload {
  fileName: string
  /** The exchange format if absent. */
  fileFormat?: FileFormat
  /** For a zip without manifest.json. */
  source?: string
  sourceName?: string
}

/** Stores the body of the request; a job reads it. */
@inject()
export class UploadImport {
  constructor(protected storage: ObjectStorage) {}

  /** @throws UserError */
  async execute(ctx: HttpContext, upload: Upload): Promise<ImportRun> {
    const { request } = ctx
    if (!request.is([UploadContentType])) throw new UserError(messages.onlyZip, { field: 'fileName' })
    if (Number(request.header('content-length')) > MaxUploadBytes) throw new UserError(messages.uploadTooLarge)
    await refuseDuringOther()
    const key = newObjectKey('import', requireUser(ctx).id, UploadContentType)
    await this.#store(ctx, key)
    try {
      return await transaction((trx) => createRun(trx, ctx, { ...upload, key }))
    } catch (error) {
      await this.storage.delete(key)
      throw isDuplicate(error) ? new UserError(messages.otherRuns) : error
    }
  }

  async #store({ request }: HttpContext, key: string): Promise<void> {
    const counter = new BodyCounter()
    const sent = pipeline(request.request, counter)
    const stored = this.storage.store(key, counter)
    const [, outcome] = await Promise.allSettled([sent, stored])
    if (outcome.status === 'rejected' && !counter.refusal) throw outcome.reason
    if (!counter.refusal && counter.bytes) return
    await this.storage.delete(key)
    throw new UserError(counter.refusal ?? messages.chooseFile)
  }
}

/** The rest of a refused body is read, so that the sender receives the response. */
class BodyCounter extends Transform {
  bytes = 0
  refusal: string | null = null

  override _transform(chunk: Buffer, _: string, done: () => void): void {
    if (this.bytes === 0 && !chunk.subarray(0, 2).equals(zipBegin)) this.refusal = messages.onlyZip
    this.bytes += chunk.length
    if (this.bytes > MaxUploadBytes) this.refusal = messages.uploadTooLarge
    if (!this.refusal) this.push(chunk)
    done()
  }
}

const zipBegin = Buffer.from('PK')

/** Before the body is read; the unique slot decides. @throws UserError */
async function refuseDuringOther(): Promise<void> {
  if (await ImportRun.query().whereNotNull('slot').first()) throw new UserError(messages.otherRuns)
}

async function createRun(
  trx: Trx,
  ctx: HttpContext,
  { key, fileName, fileFormat = FileFormat.Exchange, source, sourceName }: Upload & { key: string }
) {
  const run = await ImportRun.create(
    {
      source: source ?? '',
      sourceName: sourceName ?? source ?? '',
      startedBy: requireUser(ctx).id,
      contentHash: '',
      fileName,
      fileFormat,
      state: ImportState.Received,
      progress: JSON.stringify(noProgress()),
      uploadKey: key,
      slot: 1,
    },
    { client: trx }
  )
  await audit(trx, ctx, { action: 'transfer.upload', object: `import-run:${run.id}`, after: { file: fileName } })
  return run
}
