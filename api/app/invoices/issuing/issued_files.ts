import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import type { Trx } from '#core/transaction'
import { DriverFailure } from '#drivers/driver_failure'
import type { InvoiceDocuments } from '#drivers/invoices/invoice_issuer'
import { isOfKind } from '#drivers/storage/file_kind'
import { KeyExists, ObjectStorage } from '#drivers/storage/object_storage'
import { fromBuffer } from '#drivers/storage/random_access'
import { invoiceFileName } from '#invoices/current_files'
import { fileMailKey } from '#invoices/file_mails'
import type Invoice from '#invoices/invoice'
import InvoiceFile from '#invoices/invoice_file'
import { queueMail } from '#messages/mails/queue_mail'

interface StoredDocument {
  objectKey: string
  bytes: number
}

const types = { pdf: 'application/pdf', ofd: 'application/ofd', xml: 'application/xml' } as const
const kinds = ['pdf', 'ofd', 'xml'] as const
const maxBytes = 10 * 1024 * 1024

/** Documents of the provider: checked and stored before the transaction that attaches them. */
@inject()
export class IssuedFiles {
  constructor(protected storage: ObjectStorage) {}

  /** The same request has the same keys, so that a repeated attempt stores nothing twice. */
  async store(
    documents: InvoiceDocuments,
    of: { requestNo: string; issuedAt: Date; ownerId: number }
  ): Promise<StoredDocument[]> {
    const month = DateTime.fromJSDate(of.issuedAt).toFormat('yyyyMM')
    const stored: StoredDocument[] = []
    for (const kind of kinds) {
      const body = documents[kind]
      if (!body) continue
      const objectKey = `invoice/${month}/${of.ownerId}/${of.requestNo}.${kind}`
      if (!(await isDocument(body, objectKey))) {
        throw new DriverFailure('invoices', { cause: `the ${kind} of ${of.requestNo} is not such a file` })
      }
      await this.storage.put(objectKey, body, types[kind]).catch((error: unknown) => {
        if (!(error instanceof KeyExists)) throw error
      })
      stored.push({ objectKey, bytes: body.length })
    }
    if (!stored.length) throw new DriverFailure('invoices', { cause: `no documents of ${of.requestNo}` })
    return stored
  }

  /** One mail has all documents that a buyer reads. */
  async attach(
    trx: Trx,
    invoice: Invoice,
    documents: StoredDocument[],
    of: { orderNo: string; userId: number; redInvoiceId: number | null }
  ): Promise<InvoiceFile[]> {
    const isReversal = of.redInvoiceId !== null
    const files: InvoiceFile[] = []
    for (const document of documents) {
      const row = { ...document, invoiceId: invoice.id, userId: of.userId, isReversal, redInvoiceId: of.redInvoiceId }
      files.push(await InvoiceFile.create(row, { client: trx }))
    }
    const forBuyer = files.filter(({ objectKey }) => !objectKey.endsWith('.xml'))
    if (!invoice.payerEmail || !forBuyer.length) return files
    await queueMail(trx, {
      to: invoice.payerEmail,
      kind: 'invoiceFile',
      data: { orderNo: of.orderNo, isReversal },
      attachments: forBuyer.map(({ objectKey }) => ({
        objectKey,
        name: invoiceFileName({ objectKey, isReversal }, of.orderNo),
      })),
      idempotencyKey: fileMailKey(forBuyer[0].id),
    })
    return files
  }
}

/** A page with an error message is not an invoice (docs/threats.md T273). */
export async function isDocument(body: Buffer, objectKey: string): Promise<boolean> {
  if (body.length > maxBytes) return false
  if (objectKey.endsWith('.xml')) return body.subarray(0, 64).toString('utf8').includes('<?xml')
  return isOfKind(fromBuffer(body), objectKey)
}
