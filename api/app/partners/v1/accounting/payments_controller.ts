import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type Payment from '#commerce/payments/payment'
import { PaymentStatus } from '#commerce/terms'
import type { RowOf } from '#core/row_of'
import { toRfc3339 } from '#core/time'
import { changedPage } from '#partners/v1/accounting/changed_page'
import { moneyPageValidator } from '#partners/v1/accounting/validators'
import { limitOf, toPage } from '#partners/v1/wire'

interface Row extends RowOf<typeof Payment> {
  order_no: string
}

export default class PaymentsController {
  /** Money received for orders. Money that fits no order is in the bill of its day. */
  async index({ request }: HttpContext) {
    const page = await request.validateUsing(moneyPageValidator)
    const payments = db
      .from('payments')
      .join('orders', 'orders.id', 'payments.order_id')
      .where('payments.status', PaymentStatus.Paid)
      .select('payments.*', 'orders.order_no')
    const rows: Row[] = await changedPage(payments, 'payments', page)
    return toPage(rows, { limit: limitOf(page), toItem: toPayment, cursor: ({ id }) => id })
  }
}

function toPayment(row: Row) {
  return {
    id: row.id,
    orderId: row.order_id,
    orderNo: row.order_no,
    provider: row.provider,
    way: row.way,
    amountFen: row.amount_fen,
    merchantNo: row.merchant_no,
    transactionId: row.transaction_id!,
    paidAt: toRfc3339(row.paid_at)!,
    updatedAt: toRfc3339(row.updated_at ?? row.created_at)!,
  }
}
