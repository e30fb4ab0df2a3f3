import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { fromStored } from '#core/time'
import LocalWallet from '#drivers/payment/local/wallet'
import { PaymentGateway } from '#drivers/payment/payment_gateway'

const atOnce = 25

/**
 * Takes the demo's payments into the books of the local wallet, as if they had gone through it: so they can be
 * given back, and the daily bill agrees with them.
 */
export async function rememberDemoPayments(): Promise<void> {
  const wallet = await app.container.make(PaymentGateway)
  if (!(wallet instanceof LocalWallet)) return
  const payments = await db
    .from('payments')
    .join('orders', 'orders.id', 'payments.order_id')
    .where({ 'payments.provider': wallet.provider, 'payments.status': 'paid' })
    .select('payments.*', 'orders.order_name')

  for (let from = 0; from < payments.length; from += atOnce) {
    await Promise.all(
      payments.slice(from, from + atOnce).map((row) => wallet.remember(asOrder(row), asPaid(row)))
    )
  }
}

const iso = (stored: string) => fromStored(stored).toISO()!

const asOrder = (row: any) => ({
  merchantNo: row.merchant_no,
  title: row.order_name,
  amountFen: Number(row.amount_fen),
  createdAt: iso(row.created_at),
  expiresAt: iso(row.expires_at),
})

const asPaid = (row: any) => ({ transactionId: row.transaction_id, at: iso(row.paid_at) })
