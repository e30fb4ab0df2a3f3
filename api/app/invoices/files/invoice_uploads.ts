import { inject } from '@adonisjs/core'
import { acceptUpload } from '#core/http/accept_upload'
import { UserError } from '#core/errors'
import { isDuplicate, type Trx } from '#core/transaction'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { fileMailKey } from '#invoices/file_mails'
import { invoiceFileName } from '#invoices/current_files'
import InvoiceFile from '#invoices/invoice_file'
import type Invoice from '#invoices/invoice'
import { InvoiceType, MaxInvoiceFiles, ReversalState, messages } from '#invoices/terms'
import { queueMail } from '#messages/mails/queue_mail'

export interface CheckedUpload {
  objectKey: string
  bytes: number
  /** The uploader. */
  userId: number
}

/** Files of electronic invoices: checked in the object store, then attached in the transaction that sends the invoice. */
@inject()
export class InvoiceUploads {
  constructor(protected storage: ObjectStorage) {}

  /** Reads the file, so it runs before the transaction. @throws UserError at `fileUrl` */
  async check(url: string, userId: number): Promise<CheckedUpload> {
    const objectKey = this.storage.keyOf(url) ?? ''
    if (!new RegExp(`^invoice/\\d{6}/${userId}/`).test(objectKey)) throw refused()
    const stored = await acceptUpload(this.storage, objectKey, 'fileUrl')
    if (!stored) throw refused()
    return { objectKey, bytes: stored.bytes, userId }
  }

  /**
   * The invoice is locked; for one with a pending credit note the file is the credit note. @throws UserError at
   * `fileUrl`
   */
  async attach(trx: Trx, invoice: Invoice, upload: CheckedUpload): Promise<InvoiceFile> {
    if (invoice.invoiceType !== InvoiceType.Electronic) throw refused(messages.fileOfPaper)
    if (invoice.isWithdrawn) throw refused(messages.withdrawn)
    // The job that removes abandoned uploads waits for this row, or has removed it.
    const file = await trx.from('stored_files').where('key', upload.objectKey).forUpdate().select('id').first()
    if (!file) throw refused()
    const [{ total }] = await trx.from('invoice_files').where('invoice_id', invoice.id).count('* as total')
    if (Number(total) >= MaxInvoiceFiles) throw refused(messages.tooManyFiles)
    try {
      const isReversal = invoice.reversal !== ReversalState.None
      const attached = await InvoiceFile.create({ ...upload, invoiceId: invoice.id, isReversal }, { client: trx })
      await mailFile(trx, invoice, attached)
      return attached
    } catch (error) {
      throw isDuplicate(error) ? refused() : error
    }
  }
}

async function mailFile(trx: Trx, invoice: Invoice, { id, objectKey, isReversal }: InvoiceFile): Promise<void> {
  if (!invoice.payerEmail) return
  const { order_no: orderNo } = await trx.from('orders').where('id', invoice.orderId).select('order_no').firstOrFail()
  await queueMail(trx, {
    to: invoice.payerEmail,
    kind: 'invoiceFile',
    data: { orderNo, isReversal },
    attachments: [{ objectKey, name: invoiceFileName({ objectKey, isReversal }, orderNo) }],
    idempotencyKey: fileMailKey(id),
  })
}

const refused = (sentence: string = messages.fileRefused) => new UserError(sentence, { field: 'fileUrl' })
