import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { fromStored } from '#core/time'
import LocalWallet from '#drivers/payment/local/wallet'
import { Wallets } from '#drivers/payment/wallets'

const batchSize = 25

/** Demo payments become payments of the local wallet, so that they can be refunded and reconciled. */
export async function importDemoPayments(): Promise<void> {
  const wallets = await app.container.make(Wallets)
  const wallet = wallets.all.find((one) => one instanceof LocalWallet)
  if (!wallet) return
  const payments = await db
    .from('payments')
    .join('orders', 'orders.id', 'payments.order_id')
    .where({ 'payments.provider': wallet.provider, 'payments.status': 'paid' })
    .select('payments.*', 'orders.order_name')

  for (let from = 0; from < payments.length; from += batchSize) {
    await Promise.all(
      payments.slice(from, from + batchSize).map((row) => wallet.importPayment(toWalletOrder(row), toPayment(row)))
    )
  }
}

const iso = (stored: string) => fromStored(stored).toISO()!

const toWalletOrder = (row: any) => ({
  merchantNo: row.merchant_no,
  title: row.order_name,
  amountFen: Number(row.amount_fen),
  createdAt: iso(row.created_at),
  expiresAt: iso(row.expires_at),
})

const toPayment = (row: any) => ({ transactionId: row.transaction_id, at: iso(row.paid_at) })
