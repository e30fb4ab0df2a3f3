import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { DataChangedMeanwhile, bookIssue, findUnchangedIssue } from '#certificates/issues/create_issue'
import CertificateIssue from '#certificates/issues/certificate_issue'
import { preparePrint, type PreparedPrint, type PrintForm } from '#certificates/issues/prepare_print'
import { messages } from '#certificates/terms'
import { audit, nothingToAudit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { idempotent } from '#core/http/idempotency'
import { UserError } from '#core/errors'
import { purgeAfterCommit } from '#core/cache/purge'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { writeMessage } from '#messages/write_message'

const tries = 3

/** Rendered and stored outside the transaction, as the object store may be slow; booked if the hours are unchanged. */
@inject()
export class PrintCertificates {
  constructor(protected storage: ObjectStorage) {}

  async execute(ctx: HttpContext, form: PrintForm): Promise<CertificateIssue> {
    for (let attempt = 1; ; attempt++) {
      const print = await preparePrint(db.connection(), requireUser(ctx), form)
      await this.storage.put(print.fileKey, print.bytes, 'application/pdf')
      try {
        return await this.#book(ctx, form, print)
      } catch (error) {
        await this.#discard(print.fileKey)
        if (!(error instanceof DataChangedMeanwhile)) throw error
        if (attempt === tries) throw new UserError(messages.printChanged)
      }
    }
  }

  async #book(ctx: HttpContext, form: PrintForm, print: PreparedPrint): Promise<CertificateIssue> {
    const { issueId } = await idempotent(ctx, form, async (trx) => {
      const unchanged = await findUnchangedIssue(trx, print)
      if (unchanged) return { issueId: unchanged.id }
      const { issue, replaced } = await bookIssue(trx, requireUser(ctx), print)
      purgeAfterCommit(
        trx,
        replaced.map(({ pageTag }) => pageTag)
      )
      await audit(trx, ctx, {
        action: 'certificate.print',
        object: `certificate-issue:${issue.id}`,
        after: { number: issue.issueNo, certIds: form.certIds, cycleId: form.cycleId, userId: issue.userId },
      })
      await writeMessage(trx, issue.userId, {
        kind: 'certificatePrinted',
        reference: `certificate-issue:${issue.id}`,
        facts: { issueNo: issue.issueNo },
      })
      return { issueId: issue.id }
    })
    const issue = await CertificateIssue.findOrFail(issueId)
    // A repeated request, or one without any change, gets the existing print.
    if (issue.fileKey !== print.fileKey) {
      nothingToAudit(ctx)
      await this.#discard(print.fileKey)
    }
    return issue
  }

  /** A file that belongs to no issue is useless. */
  async #discard(fileKey: string): Promise<void> {
    await this.storage
      .delete(fileKey)
      .catch((error) => logger.warn({ err: error, fileKey }, 'an unused certificate file could not be deleted'))
  }
}
