import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { lockUser } from '#accounts/lock_user'
import { audit, nothingToAudit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { now } from '#core/time'
import { transaction } from '#core/transaction'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { currentFiles, invoiceFileName, toInvoiceFile } from '#invoices/current_files'
import { InvoiceUploads } from '#invoices/files/invoice_uploads'
import Invoice from '#invoices/invoice'
import { notifyInvoiceSent } from '#invoices/notify_invoice_sent'
import { InvoiceLinkSeconds, InvoiceStatus, messages } from '#invoices/terms'
import { invoiceFileValidator } from '#invoices/validators'

@inject()
export default class InvoiceFilesController {
  constructor(
    protected uploads: InvoiceUploads,
    protected storage: ObjectStorage
  ) {}

  /** Attaches a file to an invoice that was sent by mail or with its parcel, or replaces a wrong one. */
  async store(ctx: HttpContext) {
    const { fileUrl } = await ctx.request.validateUsing(invoiceFileValidator)
    const upload = await this.uploads.check(fileUrl, requireUser(ctx).id)
    // Before the transaction, because a read would fix its snapshot before the lock.
    const seen = await Invoice.find(ctx.params.id)
    if (!seen) throw new NotFound()
    const file = await transaction(async (trx) => {
      // The message share-locks the owner, whom a refund locks before the invoice (docs/decisions/0027).
      await lockUser(trx, seen.userId)
      const invoice = await Invoice.locked(trx, seen.id)
      if (invoice.invoiceStatus !== InvoiceStatus.Sent) throw new UserError(messages.sendFirst)
      const attached = await this.uploads.attach(trx, invoice, upload)
      if (invoice.awaitsFile) {
        await invoice.merge({ awaitsFile: false, sentAt: now() }).save()
        await invoice.load('order')
        await notifyInvoiceSent(trx, invoice, { orderNo: invoice.order.orderNo, way: 'file' })
      }
      await audit(trx, ctx, {
        action: 'invoice.upload-file',
        object: `invoice:${invoice.id}`,
        after: { invoiceFileId: attached.id, bytes: attached.bytes },
      })
      return attached
    })
    return { file: toInvoiceFile(file), msg: messages.fileAttached }
  }

  /** @returns a URL for one download, valid for some minutes */
  async show(ctx: HttpContext) {
    const viewer = requireUser(ctx)
    const invoice = await Invoice.seenBy(viewer).where('id', ctx.params.id).preload('order').preload('files').first()
    const role = invoice?.userId === viewer.id ? 'buyer' : 'staff'
    const file = invoice && currentFiles(invoice.files, role).find(({ id }) => id === ctx.params.fileId)
    if (!invoice || !file) throw new NotFound()

    if (invoice.userId === viewer.id) nothingToAudit(ctx)
    else {
      await transaction((trx) => audit(trx, ctx, { action: 'invoice.view', object: `invoice:${invoice.id}` }))
    }
    const name = invoiceFileName(file, invoice.order.orderNo)
    return { url: await this.storage.signedUrl(file.objectKey, InvoiceLinkSeconds, name) }
  }
}
