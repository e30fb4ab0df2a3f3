import db from '@adonisjs/lucid/services/db'
import type BankLine from '#commerce/bank_transfers/lines/bank_line'
import { secondPersonAboveFen } from '#commerce/bank_transfers/bank_account'
import { BankLineState, OpenLineStates } from '#commerce/bank_transfers/terms'
import type { OrderStatus } from '#commerce/terms'
import { NotFound } from '#core/errors'
import { sortedBy, type Sorting } from '#core/lists/sorting'
import { toYuan } from '#core/money'
import { inOrderOf, pageOfRows } from '#core/paginate'
import type { RowOf } from '#core/row_of'
import { dayEnd, dayStart, toStored, toWireTime } from '#core/time'

export interface LineFilters extends Sorting<'bank-lines'> {
  lineState?: BankLineState
  /** A serial or the whole name of a payer. */
  search?: string
  orderId?: string
  /** A first admin confirmed it. */
  awaitsSecond?: boolean
  statementId?: number
  from?: string
  to?: string
  page?: number
  pageSize?: number
}

interface LineRow extends RowOf<typeof BankLine> {
  order_no: string | null
  order_status: OrderStatus | null
  order_fen: number | null
  code: string | null
  slip_key: string | null
  transfer_id: number | null
  file_name: string
  first_name: string | null
  confirmer: string | null
  exception_id: number | null
}

const columns = { amount: 'bank_lines.amount_fen', bookedTime: 'bank_lines.booked_at', lineState: 'bank_lines.state' }

export async function bankLineList(viewerId: number, { page, pageSize, ...filters }: LineFilters) {
  const sortBy = sortedBy<'bank-lines'>(filters, columns)
  const found = await pageOfRows(() => filterLines(filters), { id: 'bank_lines.id', sortBy, page, pageSize })
  const list: LineRow[] = await rows().whereIn('bank_lines.id', found.ids)
  const [{ count }] = await db
    .from('bank_lines')
    .whereIn('state', [...OpenLineStates])
    .count('* as count')
  return {
    lines: inOrderOf(found.ids, list).map((row) => toBankLine(row, viewerId)),
    total: found.total,
    more: found.more,
    openCount: Number(count),
  }
}

/** @throws NotFound */
export async function bankLineById(viewerId: number, id: number) {
  const row = await rows().where('bank_lines.id', id).first()
  if (!row) throw new NotFound()
  return toBankLine(row, viewerId)
}

function filterLines({ lineState, search, orderId, awaitsSecond, statementId, from, to }: LineFilters) {
  const found = db.from('bank_lines')
  if (lineState) found.where('bank_lines.state', lineState)
  if (search) found.where((query) => query.where('bank_serial', search).orWhere('payer_name', search))
  if (orderId) found.whereIn('order_id', db.from('orders').where('order_no', orderId).select('id'))
  if (awaitsSecond) found.where('bank_lines.state', BankLineState.Matched).whereNotNull('first_confirmed_by')
  if (statementId) found.where('statement_id', statementId)
  if (from) found.where('booked_at', '>=', toStored(dayStart(from)))
  if (to) found.where('booked_at', '<', toStored(dayEnd(to)))
  return found
}

function rows() {
  return db
    .from('bank_lines')
    .join('bank_statements', 'bank_statements.id', 'bank_lines.statement_id')
    .leftJoin('orders', 'orders.id', 'bank_lines.order_id')
    .leftJoin('bank_transfers', 'bank_transfers.order_id', 'bank_lines.order_id')
    .leftJoin('payment_exceptions', 'payment_exceptions.transaction_id', 'bank_lines.bank_serial')
    .leftJoin('users as first', 'first.id', 'bank_lines.first_confirmed_by')
    .leftJoin('users as confirmer', 'confirmer.id', 'bank_lines.confirmed_by')
    .select('bank_lines.*', 'orders.order_no', 'orders.order_status', 'orders.amount_fen as order_fen')
    .select('bank_transfers.code', 'bank_transfers.slip_key', 'bank_transfers.id as transfer_id')
    .select('bank_statements.file_name', 'payment_exceptions.id as exception_id')
    .select('first.user_name as first_name', 'confirmer.user_name as confirmer')
}

function toBankLine(row: LineRow, viewerId: number) {
  const needsSecond = row.amount_fen > secondPersonAboveFen()
  const awaitsOther = needsSecond && row.first_confirmed_by === viewerId
  const isOpen = OpenLineStates.includes(row.state)
  return {
    lineId: row.id,
    lineState: row.state,
    bankSerial: row.bank_serial,
    amount: toYuan(row.amount_fen),
    payerName: row.payer_name,
    payerAccount: row.payer_account,
    remark: row.remark,
    note: row.note,
    bookedTime: toWireTime(row.booked_at),
    settledTime: toWireTime(row.settled_at),
    fileName: row.file_name,
    transferId: row.transfer_id,
    transferCode: row.code,
    hasSlip: row.slip_key !== null,
    orderId: row.order_no,
    orderStatus: row.order_status,
    orderAmt: row.order_fen === null ? null : toYuan(row.order_fen),
    paymentExceptionId: row.exception_id,
    needsSecond,
    firstConfirmedBy: row.first_name,
    confirmedBy: row.confirmer,
    mayConfirm: row.state === BankLineState.Matched && !awaitsOther,
    mayMatch: isOpen,
    mayDismiss: isOpen,
  }
}
