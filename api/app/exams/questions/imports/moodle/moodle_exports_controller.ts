import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ExportMoodle } from '#exams/questions/imports/moodle/export_moodle'

@inject()
export default class MoodleExportsController {
  constructor(protected exportMoodle: ExportMoodle) {}

  async show(ctx: HttpContext) {
    const { name, file } = await this.exportMoodle.execute(ctx, ctx.params.id)
    const { response, logger } = ctx
    response.header('Content-Type', 'application/xml; charset=utf-8')
    response.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.xml`)}`)
    // The headers are sent: the client of a broken stream gets no error, so it is logged.
    file.once('error', (error) => logger.error({ err: error }, 'an export stream failed'))
    response.stream(file)
  }
}
