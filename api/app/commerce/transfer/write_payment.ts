import type { ApplicationService } from '@adonisjs/core/types'
import { ImportedProvider, PaymentStatus } from '#commerce/terms'
import type { OrderRow, PaymentRow } from '#commerce/transfer/order_parts'
import { insertMany } from '#core/lists/insert_many'
import type { Trx } from '#core/transaction'
import { DriverFailure } from '#drivers/driver_failure'
import { Wallets } from '#drivers/payment/wallets'

export interface WalletAccount {
  provider: string
  merchantId: string
}

/** The accounts that can refund money that they took for a former platform. */
export async function walletAccounts(app: ApplicationService): Promise<WalletAccount[]> {
  const { all } = await app.container.make(Wallets)
  const accounts = await Promise.all(
    all.map(async (wallet) => {
      try {
        return [{ provider: wallet.provider, merchantId: (await wallet.account()).merchantId }]
      } catch (error) {
        if (error instanceof DriverFailure) return []
        throw error
      }
    })
  )
  return accounts.flat()
}

/** Stored with the order: staff find the payment with it, and a later export writes it again. */
export interface FormerPayment {
  provider: string
  merchantId: string | null
  merchantNo: string | null
  transactionId: string | null
}

export function describePayment({ values }: PaymentRow): FormerPayment {
  const { provider, merchant_id: merchantId, merchant_no: merchantNo, transaction_id: transactionId } = values
  return { provider, merchantId, merchantNo, transactionId }
}

export interface PaidPayment {
  id: number
  provider: string
  merchantNo: string
  amountFen: number
}

interface NewPayment {
  order: OrderRow
  orderId: number
  payment: PaymentRow | null
  accounts: WalletAccount[]
}

/** @returns them by order */
export async function writePayments(trx: Trx, payments: NewPayment[]): Promise<Map<number, PaidPayment>> {
  const records = payments.map(recordOf)
  await insertMany(trx, 'payments', records)
  const stored: (PaidPayment & { orderId: number })[] = await trx
    .from('payments')
    .whereIn(
      'order_id',
      records.map((record) => record.order_id)
    )
    .select('id', 'provider', 'merchant_no as merchantNo', 'amount_fen as amountFen', 'order_id as orderId')
  return new Map(stored.map((payment) => [payment.orderId, payment]))
}

/** A payment of an account of ours stays with it; any other is `imported`, and its refunds are recorded by hand. */
function recordOf({ order, orderId, payment, accounts }: NewPayment) {
  const own = payment && ofOurAccount(payment, accounts)
  const { key } = payment ?? order
  const { provider, merchantNo, transactionId } = own ?? {
    provider: ImportedProvider,
    merchantNo: key,
    transactionId: `${ImportedProvider}:${key}`,
  }
  const paidAt = payment?.values.paid_at ?? order.values.paid_at!
  return {
    order_id: orderId,
    merchant_no: merchantNo,
    provider,
    amount_fen: order.values.amount_yuan,
    status: PaymentStatus.Paid,
    paid_key: orderId,
    transaction_id: transactionId,
    expires_at: paidAt,
    paid_at: paidAt,
    created_at: paidAt,
  }
}

function ofOurAccount({ values }: PaymentRow, accounts: WalletAccount[]) {
  const { provider, merchant_id: merchantId, merchant_no: merchantNo, transaction_id: transactionId } = values
  if (!merchantNo || !transactionId) return null
  const isOurs = accounts.some((account) => account.provider === provider && account.merchantId === merchantId)
  return isOurs ? { provider, merchantNo, transactionId } : null
}
