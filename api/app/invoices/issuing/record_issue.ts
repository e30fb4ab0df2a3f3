import { createHash } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { lockUser } from '#accounts/lock_user'
import { audit, nothingToAudit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'
import type { InvoiceDocuments } from '#drivers/invoices/invoice_issuer'
import Invoice from '#invoices/invoice'
import { enterNumber } from '#invoices/invoice_number'
import { IssuedFiles, isDocument } from '#invoices/issuing/issued_files'
import { notifyInvoiceSent } from '#invoices/notify_invoice_sent'
import { sendInvoice } from '#invoices/send_invoice'
import { InvoiceStatus, InvoiceType, MaxInvoiceFiles, MaxSentDocument, messages } from '#invoices/terms'

interface Issue {
  number: string
  documents: InvoiceDocuments
}

interface Prepared {
  number: string
  /** Of the invoice. Read before the transaction, because a read would fix its snapshot before the lock. */
  userId: number
  stored: Awaited<ReturnType<IssuedFiles['store']>>
}

/** An electronic invoice that another system issued: as when staff enter its number and upload its files. */
@inject()
export class RecordIssue {
  constructor(protected files: IssuedFiles) {}

  /** Stores the files before the transaction; the same files have the same keys. @throws NotFound; UserError */
  async prepare(ctx: HttpContext, id: number, { number, documents }: Issue): Promise<Prepared> {
    const invoice = await Invoice.find(id)
    if (!invoice) throw new NotFound()
    if (invoice.invoiceType === InvoiceType.Paper) throw new UserError(messages.paperByStaff)
    ensureNumberFits(invoice, number)
    const hasReadable = Boolean(documents.pdf ?? documents.ofd)
    if (!hasReadable && awaitsFile(invoice)) throw new UserError(messages.fileMissing, { field: 'pdf' })
    for (const [kind, body] of Object.entries(documents) as [string, Buffer][]) {
      if (body.length > MaxSentDocument || !(await isDocument(body, `invoice.${kind}`))) {
        throw new UserError(messages.documentWrong, { field: kind })
      }
    }
    const { userId } = invoice
    if (!Object.keys(documents).length) return { number, userId, stored: [] }
    const requestNo = hashOf(id, number, documents)
    const about = { requestNo, issuedAt: now().toJSDate(), ownerId: requireUser(ctx).id }
    return { number, userId, stored: await this.files.store(documents, about) }
  }

  /** Repeats with the same number and files change nothing. @throws UserError */
  async execute(trx: Trx, ctx: HttpContext, id: number, { number, userId, stored }: Prepared) {
    const adminId = requireUser(ctx).id
    // The message share-locks the owner, whom a refund locks before the invoice (docs/decisions/0027).
    await lockUser(trx, userId)
    const invoice = await Invoice.locked(trx, id)
    ensureNumberFits(invoice, number)
    const before = { invoiceStatus: invoice.invoiceStatus, invoiceNumber: invoice.number }
    const isSentHere = invoice.invoiceStatus !== InvoiceStatus.Sent
    const sent = isSentHere ? await sendInvoice(trx, invoice, { adminId, dispatch: {}, hasFile: true }) : invoice
    await enterNumber(trx, sent, number, 'number')
    const files = await this.#attach(trx, sent, stored, adminId)
    if (!isSentHere && before.invoiceNumber === number && !files.length) {
      nothingToAudit(ctx)
      return sent
    }
    await audit(trx, ctx, {
      action: isSentHere ? 'invoice.send' : 'invoice.set-number',
      object: `invoice:${id}`,
      before,
      after: { invoiceStatus: sent.invoiceStatus, invoiceNumber: number, invoiceFileId: files[0]?.id },
    })
    return sent
  }

  async #attach(trx: Trx, invoice: Invoice, stored: Prepared['stored'], userId: number) {
    const known = await invoice.related('files').query().useTransaction(trx)
    const added = stored.filter(({ objectKey }) => !known.some((file) => file.objectKey === objectKey))
    if (!added.length) return []
    if (known.length + added.length > MaxInvoiceFiles) throw new UserError(messages.tooManyFiles)
    const { order_no: orderNo } = await trx.from('orders').where('id', invoice.orderId).select('order_no').firstOrFail()
    const files = await this.files.attach(trx, invoice, added, { orderNo, userId, redInvoiceId: null })
    if (invoice.awaitsFile) {
      await invoice.merge({ awaitsFile: false, sentAt: now() }).save()
      await notifyInvoiceSent(trx, invoice, { orderNo, way: 'file' })
    }
    return files
  }
}

const awaitsFile = (invoice: Invoice) => invoice.isOpen || Boolean(invoice.awaitsFile)

/** Staff can correct a number, another system cannot. @throws UserError */
function ensureNumberFits(invoice: Invoice, number: string): void {
  if (invoice.number === null || invoice.number === number) return
  throw new UserError(messages.otherNumber, { code: 'status-changed', field: 'number' })
}

function hashOf(id: number, number: string, documents: InvoiceDocuments): string {
  const hash = createHash('sha256').update(`${id}:${number}`)
  for (const body of Object.values(documents)) if (body) hash.update(body)
  return hash.digest('hex').slice(0, 20).toUpperCase()
}
