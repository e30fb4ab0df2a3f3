import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { OrderStatus } from '#commerce/terms'
import { targetOf, transferKind, type CheckContext, type CheckedRow } from '#core/transfer/kind'
import { messages } from '#invoices/terms'
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

async function checkInvoices(rows: CheckedRow<typeof invoiceColumns>[], { trx, refuse, preview }: CheckContext) {
  const ids = rows.flatMap(({ values }) => values.order ?? [])
  const client = trx ?? db.connection()
  const orders = await client.from('orders').whereIn('id', ids)
  const invoiced = await client.from('invoices').whereIn('order_id', ids).select('order_id')
  const staged = await preview?.targets(rows, 'order')
  const numbers = await usedNumbers(client, rows)
  for (const row of rows) {
    const { order: orderId } = row.values
    const isNew = row.rowId === null
    const isRepeated = isNew && preview !== undefined && preview.count(`invoice ${targetOf(row, 'order')}`, 1) > 1
    const isTaken = isRepeated || (isNew && invoiced.some(({ order_id: id }) => id === orderId))
    const target = staged?.get(row)
    const order = target ? stagedOrder(target) : orders.find(({ id }) => id === orderId)
    const fault = isTaken
      ? { column: 'order', sentence: '订单已经有发票' }
      : (checkInvoice(row.values, order) ?? takenNumber(row, numbers, preview))
    if (fault) refuse(row, { code: 'E_RULE', column: fault.column, facts: { sentence: fault.sentence } })
  }
}

const numberColumns = ['number', 'red_number'] as const

type Row = CheckedRow<typeof invoiceColumns>

/** Of invoices and red invoices; a row of an earlier import has its own. */
async function usedNumbers(client: QueryClientContract, rows: Row[]): Promise<Map<string, number>> {
  const wanted = rows.flatMap(({ values }) => numberColumns.flatMap((name) => values[name] ?? []))
  if (!wanted.length) return new Map()
  const invoices = await client.from('invoices').whereIn('number', wanted).select('id', 'number')
  const red = await client.from('red_invoices').whereIn('number', wanted).select('invoice_id as id', 'number')
  return new Map([...invoices, ...red].map(({ id, number }) => [number, Number(id)]))
}

/** Numbers of rows that pass are used from here on. */
function takenNumber(row: Row, used: Map<string, number>, preview: CheckContext['preview']) {
  for (const column of numberColumns) {
    const number = row.values[column]
    if (!number) continue
    const owner = used.get(number)
    const isOther = owner !== undefined && owner !== row.rowId
    if (isOther || (preview && preview.count(`invoice-number ${number}`, 1) > 1)) {
      return { column, sentence: messages.numberUsed }
    }
    used.set(number, row.rowId ?? notWritten)
  }
  return null
}

/** No row has it. */
const notWritten = -1

/** As it will be written. */
function stagedOrder({ values, parts }: CheckedRow) {
  return {
    order_status: values.status === 'paid' ? OrderStatus.Paid : OrderStatus.Deleted,
    amount_fen: values.amount_yuan as number,
    refunded_fen: (parts.refunds ?? []).reduce((sum, refund) => sum + (refund.values.amount_yuan as number), 0),
  }
}
