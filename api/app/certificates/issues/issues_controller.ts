import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import CertificateIssue from '#certificates/issues/certificate_issue'
import { issuesOf } from '#certificates/issues/issue_list'
import { sendFile } from '#certificates/issues/send_file'
import { isAdmin, requireUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { ObjectStorage } from '#drivers/storage/object_storage'

@inject()
export default class IssuesController {
  constructor(protected storage: ObjectStorage) {}

  async index(ctx: HttpContext) {
    return { issues: await issuesOf(requireUser(ctx).id) }
  }

  /** Own issues, or any for an admin; NotFound for all other users. */
  async show(ctx: HttpContext) {
    const viewer = requireUser(ctx)
    const query = CertificateIssue.query().where('id', ctx.params.id)
    if (!isAdmin(viewer)) query.where('userId', viewer.id)
    const issue = await query.first()
    if (!issue) throw new NotFound()
    await sendFile(ctx, this.storage, issue)
  }
}
