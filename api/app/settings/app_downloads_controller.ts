import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#core/http/refusal'
import { appDownloadCount, findAppPackage, incrementAppDownloads } from '#settings/app_package'
import { readSetting } from '#settings/param'
import { messages } from '#settings/terms'

export default class AppDownloadsController {
  /** `fileSize` in bytes; 0 without a package. */
  async index() {
    const [file, downloadCount] = await Promise.all([findAppPackage(), appDownloadCount()])
    return { fileSize: file?.size ?? 0, downloadCount }
  }

  async show({ response }: HttpContext) {
    const file = await findAppPackage()
    if (!file) throw new Refusal(messages.appMissing)
    await incrementAppDownloads()

    response.header('Content-Type', 'application/vnd.android.package-archive')
    response.header('Content-Disposition', `attachment; filename="${await fileName()}"`)
    response.header('Cache-Control', 'no-store')
    response.download(file.path)
  }
}

async function fileName(): Promise<string> {
  const version = (await readSetting('version')).replace(/[^\w.-]/g, '')
  return `zhuxue${version ? `-${version}` : ''}.apk`
}
