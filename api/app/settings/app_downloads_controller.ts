import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#core/http/refusal'
import { appDownloads, appFile, countAppDownload } from '#settings/app_file'
import { setting } from '#settings/param'
import { messages } from '#settings/terms'

/** The mobile app: what its page says of it, and the package itself (back office, section 2.11). */
export default class AppDownloadsController {
  /** `fileSize` in bytes; 0 while no package has been put there. */
  async index() {
    const [file, downloadCount] = await Promise.all([appFile(), appDownloads()])
    return { fileSize: file?.size ?? 0, downloadCount }
  }

  async show({ response }: HttpContext) {
    const file = await appFile()
    if (!file) throw new Refusal(messages.appMissing)
    await countAppDownload()

    response.header('Content-Type', 'application/vnd.android.package-archive')
    response.header('Content-Disposition', `attachment; filename="${await fileName()}"`)
    response.header('Cache-Control', 'no-store')
    response.download(file.path)
  }
}

async function fileName(): Promise<string> {
  const version = (await setting('version')).replace(/[^\w.-]/g, '')
  return `zhuxue${version ? `-${version}` : ''}.apk`
}
