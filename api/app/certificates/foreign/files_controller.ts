import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ForeignCertificate from '#certificates/foreign/foreign_certificate'
import { issueMessages } from '#certificates/issues/terms'
import { isAdmin, requireUser } from '#core/current_user'
import { NotFound, Unavailable } from '#core/errors'
import { contentDisposition } from '#drivers/storage/content_disposition'
import { ObjectStorage } from '#drivers/storage/object_storage'

@inject()
export default class FilesController {
  constructor(protected storage: ObjectStorage) {}

  /** Own files, or any for an admin; NotFound for all other users. */
  async show(ctx: HttpContext) {
    const viewer = requireUser(ctx)
    const query = ForeignCertificate.query().where('id', ctx.params.id).whereNotNull('fileKey')
    if (!isAdmin(viewer)) query.where('userId', viewer.id)
    const certificate = await query.first()
    if (!certificate) throw new NotFound()
    const bytes = await this.storage.read(certificate.fileKey!)
    if (!bytes) throw new Unavailable(issueMessages.fileMissing)
    ctx.response.header('Content-Type', 'application/pdf')
    ctx.response.header('Content-Disposition', contentDisposition(`${certificate.number}.pdf`))
    ctx.response.send(bytes)
  }
}
