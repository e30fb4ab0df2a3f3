import app from '@adonisjs/core/services/app'
import { maskTelephone } from '#core/shared_rules'
import { toStored } from '#core/time'
import type { ReadContext, ReadRow } from '#core/transfer/kind'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { currentFiles } from '#invoices/current_files'
import Invoice from '#invoices/invoice'
import { InvoiceStatus, RedState, ReversalState } from '#invoices/terms'
import { type invoiceColumns, TransferredInvoiceStatus } from '#invoices/transfer/invoice_columns'
import { exportFile } from '#media/transfer/transferred_files'

/** The newest file of each kind moves; an invoice that another one replaced does not. */
export async function readInvoices(
  afterId: number,
  limit: number,
  context: ReadContext
): Promise<ReadRow<typeof invoiceColumns>[]> {
  const storage = await app.container.make(ObjectStorage)
  const invoices = await Invoice.query({ client: context.client })
    .whereHas('user', (user) => user.whereNull('deleted_at'))
    .where('invoiceStatus', '>', InvoiceStatus.Unsubmitted)
    .whereNull('withdrawnAt')
    .whereNotNull('orderKey')
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .preload('files')
    .preload('redInvoices', (red) => red.where('state', RedState.Issued).whereNotNull('number').orderBy('id'))
  return Promise.all(
    invoices.map(async (invoice) => {
      const paths = new Map<boolean, string | null>()
      for (const { objectKey: key, isReversal } of currentFiles(invoice.files)) {
        paths.set(Boolean(isReversal), await exportFile(context, storage, { key, folder: 'invoices' }))
      }
      const { mailingTelephone: telephone } = invoice
      return {
        id: invoice.id,
        values: {
          order: invoice.orderId,
          invoice_type: String(invoice.invoiceType),
          payer_type: String(invoice.payerType),
          amount_yuan: invoice.amountFen,
          payer_name: invoice.payerName,
          payer_id: invoice.payerId,
          payer_bank: invoice.payerBank,
          payer_account: invoice.payerAccount,
          payer_address: invoice.payerAddress,
          payer_email: invoice.payerEmail,
          mailing_name: invoice.mailingName,
          mailing_telephone: telephone && (context.isClear ? telephone : maskTelephone(telephone)),
          mailing_address: invoice.mailingAddress,
          status: statusOf(invoice),
          requested_at: invoice.requestedAt && toStored(invoice.requestedAt),
          sent_at: invoice.sentAt && toStored(invoice.sentAt),
          reversed_at: invoice.reversedAt && toStored(invoice.reversedAt),
          number: invoice.number,
          issued_at: invoice.issuedAt && toStored(invoice.issuedAt),
          red_number: invoice.reversedAt ? (invoice.redInvoices.at(-1)?.number ?? null) : null,
          express_company: invoice.expressCompany,
          express_no: invoice.expressOrderNo,
          file: paths.get(false) ?? null,
          reversal_file: paths.get(true) ?? null,
        },
      }
    })
  )
}

function statusOf(invoice: Invoice): TransferredInvoiceStatus {
  if (invoice.invoiceStatus === InvoiceStatus.Requested) return TransferredInvoiceStatus.Requested
  if (invoice.reversal === ReversalState.None) return TransferredInvoiceStatus.Sent
  return invoice.reversal === ReversalState.Done
    ? TransferredInvoiceStatus.Reversed
    : TransferredInvoiceStatus.ToReverse
}
