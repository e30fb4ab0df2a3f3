import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { codesIn, isTransferCode } from '#commerce/bank_transfers/transfer_code'
import { OrderInvoices } from '#commerce/order_invoices'
import { BankProvider, OrderStatus } from '#commerce/terms'

/** An order whose buyer chose a transfer. */
export interface TransferOrder {
  id: number
  userId: number
  orderNo: string
  orderStatus: OrderStatus
  amountFen: number
  /** The last attempt by transfer; the buyer may have chosen another provider since. */
  merchantNo: string
}

export interface FoundOrder {
  order: TransferOrder
  /** Without a code: amount and payer are those of the order's invoice. */
  isProposed: boolean
}

const maxCandidates = 100

@inject()
export class FindOrder {
  constructor(protected invoices: OrderInvoices) {}

  /** Null without exactly one. */
  async execute(line: { remark: string; amountFen: number; payerName: string }): Promise<FoundOrder | null> {
    const codes = codesIn(line.remark)
    if (codes.length > 1) return null
    const [order] = codes.length ? await transferOrders().where('bank_transfers.code', codes[0]!) : []
    if (order) return { order: toOrder(order), isProposed: false }
    const proposed = await this.#propose(line)
    return proposed && { order: proposed, isProposed: true }
  }

  async #propose({ amountFen, payerName }: { amountFen: number; payerName: string }): Promise<TransferOrder | null> {
    const wanted = comparable(payerName)
    if (!wanted) return null
    const candidates = await transferOrders()
      .where('orders.order_status', OrderStatus.Paying)
      .where('orders.amount_fen', amountFen)
      .limit(maxCandidates)
    const payers = await this.invoices.payersOf(candidates.map(({ id }) => id))
    const fitting = candidates.filter(({ id }) => comparable(payers.get(id)?.name ?? '') === wanted)
    return fitting.length === 1 ? toOrder(fitting[0]) : null
  }
}

/** @param reference a code or an order number, entered by an admin */
export async function findByReference(reference: string): Promise<TransferOrder | null> {
  const column = isTransferCode(reference) ? 'bank_transfers.code' : 'orders.order_no'
  const [order] = await transferOrders().where(column, reference)
  return order ? toOrder(order) : null
}

export async function transferOrderById(id: number): Promise<TransferOrder> {
  const [order] = await transferOrders().where('orders.id', id)
  return toOrder(order)
}

function transferOrders() {
  const last = db
    .from('payments')
    .where('provider', BankProvider)
    .whereColumn('payments.order_id', 'orders.id')
    .orderBy('payments.id', 'desc')
    .limit(1)
    .select('merchant_no')
    .as('merchant_no')
  return db
    .from('bank_transfers')
    .join('orders', 'orders.id', 'bank_transfers.order_id')
    .select('orders.id', 'orders.user_id', 'orders.order_no', 'orders.order_status', 'orders.amount_fen', last)
}

function toOrder(row: any): TransferOrder {
  return {
    id: row.id,
    userId: row.user_id,
    orderNo: row.order_no,
    orderStatus: row.order_status,
    amountFen: Number(row.amount_fen),
    merchantNo: row.merchant_no,
  }
}

/** Statements differ in width and blanks. */
const comparable = (name: string) => name.normalize('NFKC').replace(/\s/g, '')
