import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { UserError } from '#core/errors'
import { sendPart } from '#core/http/send_part'
import { contentTypeOf } from '#drivers/storage/content_types'
import { ObjectStorage } from '#drivers/storage/object_storage'
import AppPackage, { appDownloadCount, incrementAppDownloads } from '#settings/app_package'
import { messages } from '#settings/app_packages/terms'

@inject()
export default class AppDownloadsController {
  constructor(protected storage: ObjectStorage) {}

  /** `fileSize` in bytes; 0 without a package. */
  async index() {
    const [current, downloadCount] = await Promise.all([AppPackage.findCurrent(), appDownloadCount()])
    return { fileSize: current?.bytes ?? 0, downloadCount }
  }

  /** Streams through the server: a signed URL of the store would expire during a slow download. */
  async show(ctx: HttpContext) {
    const current = await AppPackage.findCurrent()
    if (!current) throw new UserError(messages.appMissing)
    const { version, bytes, contentHash, objectKey, createdAt } = current
    if (isFirstRangeRequest(ctx)) await incrementAppDownloads()

    ctx.response.header('Content-Disposition', `attachment; filename="zhuxue-${version}.apk"`)
    return sendPart(ctx, {
      bytes,
      etag: `"${contentHash}"`,
      changedAt: createdAt.toJSDate(),
      contentType: contentTypeOf(objectKey),
      open: (range) => this.storage.open(objectKey, range),
    })
  }
}

/** A request for a later part was counted with its first part. */
function isFirstRangeRequest({ request }: HttpContext): boolean {
  return request.method() === 'GET' && /^$|^bytes=0-/.test(request.header('range') ?? '')
}
