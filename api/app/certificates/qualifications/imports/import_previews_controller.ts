import type { HttpContext } from '@adonisjs/core/http'
import { previewImport } from '#certificates/qualifications/imports/import_qualifications'
import { readImport } from '#certificates/qualifications/imports/read_import'

export default class ImportPreviewsController {
  async store({ request }: HttpContext) {
    return previewImport(await readImport(request))
  }
}
