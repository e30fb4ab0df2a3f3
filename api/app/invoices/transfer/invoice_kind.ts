import db from '@adonisjs/lucid/services/db'
import { transferKind, type CheckContext, type CheckedRow } from '#core/transfer/kind'
import { checkInvoice } from '#invoices/transfer/check_invoice'
import { invoiceColumns } from '#invoices/transfer/invoice_columns'
import { readInvoices } from '#invoices/transfer/read_invoices'
import { writeInvoices } from '#invoices/transfer/write_invoices'

export const invoiceKind = transferKind({
  object: 'invoices',
  table: 'invoices',
  columns: invoiceColumns,
  batch: 50,
  check: checkInvoices,
  write: writeInvoices,
  read: readInvoices,
})

async function checkInvoices(rows: CheckedRow<typeof invoiceColumns>[], { trx, refuse }: CheckContext) {
  const ids = rows.flatMap(({ values }) => values.order ?? [])
  const client = trx ?? db.connection()
  const orders = await client.from('orders').whereIn('id', ids)
  const invoiced = await client.from('invoices').whereIn('order_id', ids).select('order_id')
  for (const row of rows) {
    const order = orders.find(({ id }) => id === row.values.order)
    const isTaken = row.rowId === null && invoiced.some(({ order_id: id }) => id === order?.id)
    const fault = isTaken ? { column: 'order', sentence: '订单已经有发票' } : checkInvoice(row.values, order)
    if (fault) refuse(row, { code: 'E_RULE', column: fault.column, facts: { sentence: fault.sentence } })
  }
}
