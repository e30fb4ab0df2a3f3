import app from '@adonisjs/core/services/app'
import { now, toStored } from '#core/time'
import type { TransferRow, WriteContext } from '#core/transfer/kind'
import type { Trx } from '#core/transaction'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { newRequestNo } from '#invoices/request_no'
import { InvoiceStatus, RedState, WrongInvoice } from '#invoices/terms'
import { type invoiceColumns, TransferredInvoiceStatus } from '#invoices/transfer/invoice_columns'
import { storeTransferred } from '#media/transfer/transferred_files'

type Row = TransferRow<typeof invoiceColumns>

/** Nothing is mailed: the former platform has sent what was sent. */
export async function writeInvoices(rows: Row[], context: WriteContext): Promise<void> {
  const { trx, done } = context
  for (const row of rows) {
    const order = await trx.from('orders').where('id', row.values.order).forUpdate().firstOrFail()
    const soft = softColumns(row)
    if (row.rowId) {
      await trx
        .from('invoices')
        .where('id', row.rowId)
        .update({ ...soft, updated_at: toStored(now()) })
      done(row, row.rowId)
      continue
    }
    const owner = { order_id: row.values.order, order_key: row.values.order, user_id: order.user_id }
    const [id] = await trx.table('invoices').insert({ ...owner, ...soft, ...hardColumns(row) })
    const redInvoiceId = await writeRedInvoice(trx, row, { id, order })
    await attachFiles(row, { id, userId: order.user_id, redInvoiceId }, context)
    done(row, id)
  }
}

function softColumns({ values }: Row) {
  return {
    payer_bank: values.payer_bank,
    payer_account: values.payer_account,
    payer_address: values.payer_address,
    payer_email: values.payer_email,
    mailing_name: values.mailing_name,
    mailing_telephone: values.mailing_telephone,
    mailing_address: values.mailing_address,
    express_company: values.express_company,
    express_order_no: values.express_no,
  }
}

function hardColumns({ values }: Row) {
  const { status, sent_at: sentAt, reversed_at: reversedAt } = values
  const isReversing = status === TransferredInvoiceStatus.ToReverse || status === TransferredInvoiceStatus.Reversed
  const requestedAt = values.requested_at ?? sentAt!
  return {
    invoice_status: status === TransferredInvoiceStatus.Requested ? InvoiceStatus.Requested : InvoiceStatus.Sent,
    invoice_type: Number(values.invoice_type),
    payer_type: Number(values.payer_type),
    amount_fen: values.amount_yuan,
    payer_name: values.payer_name,
    payer_id: values.payer_id,
    requested_at: requestedAt,
    sent_at: sentAt,
    needs_reversal_at: isReversing ? (reversedAt ?? sentAt) : null,
    reversed_at: reversedAt,
    number: values.number,
    issued_at: values.number && (values.issued_at ?? sentAt),
    created_at: requestedAt,
  }
}

interface Invoiced {
  id: number
  order: { user_id: number; amount_fen: number; refunded_fen: number }
}

/** The rest of a refunded order is still invoiced; without a refund the whole invoice was wrong. */
async function writeRedInvoice(trx: Trx, { values }: Row, { id, order }: Invoiced): Promise<number | null> {
  if (!values.red_number) return null
  const refundedFen = values.amount_yuan - (order.amount_fen - order.refunded_fen)
  const isRefunded = order.refunded_fen > 0 && refundedFen > 0
  const issuedAt = values.reversed_at!
  const [redInvoiceId] = await trx
    .table('red_invoices')
    .insert({
      invoice_id: id,
      request_no: newRequestNo(),
      state: RedState.Issued,
      reason: isRefunded ? returned : WrongInvoice,
      amount_fen: isRefunded ? refundedFen : values.amount_yuan,
      red_lines: '[]',
      number: values.red_number,
      issued_at: issuedAt,
      requested_by: order.user_id,
      created_at: issuedAt,
    })
  return redInvoiceId
}

/** 销货退回 */
const returned = 2

/** No member of staff uploaded them here, so they belong to the buyer. */
async function attachFiles(
  { values }: Row,
  invoice: { id: number; userId: number; redInvoiceId: number | null },
  context: WriteContext
) {
  const { trx, readFile } = context
  const storage = await app.container.make(ObjectStorage)
  const files = [
    { path: values.file, isReversal: false },
    { path: values.reversal_file, isReversal: true },
  ]
  for (const { path, isReversal } of files) {
    if (path === null) continue
    const { key, bytes } = await storeTransferred(trx, storage, {
      category: 'invoice',
      path,
      bytes: await readFile(path),
    })
    await trx
      .table('invoice_files')
      .insert({
        invoice_id: invoice.id,
        user_id: invoice.userId,
        is_reversal: isReversal,
        red_invoice_id: isReversal ? invoice.redInvoiceId : null,
        object_key: key,
        bytes,
        created_at: toStored(now()),
      })
  }
}
