import type { ApplicationService } from '@adonisjs/core/types'
import { ImportedProvider, PaymentStatus } from '#commerce/terms'
import type { OrderRow, PaymentRow } from '#commerce/transfer/order_parts'
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

/** A payment of an account of ours stays with it; any other is `imported`, and its refunds are recorded by hand. */
export async function writePayment(trx: Trx, { order, orderId, payment, accounts }: NewPayment): Promise<PaidPayment> {
  const own = payment && ofOurAccount(payment, accounts)
  const { key } = payment ?? order
  const { provider, merchantNo, transactionId } = own ?? {
    provider: ImportedProvider,
    merchantNo: key,
    transactionId: `${ImportedProvider}:${key}`,
  }
  const amountFen = order.values.amount_yuan
  const paidAt = payment?.values.paid_at ?? order.values.paid_at!
  const [id] = await trx
    .table('payments')
    .insert({
      order_id: orderId,
      merchant_no: merchantNo,
      provider,
      amount_fen: amountFen,
      status: PaymentStatus.Paid,
      paid_key: orderId,
      transaction_id: transactionId,
      expires_at: paidAt,
      paid_at: paidAt,
      created_at: paidAt,
    })
  return { id, provider, merchantNo, amountFen }
}

function ofOurAccount({ values }: PaymentRow, accounts: WalletAccount[]) {
  const { provider, merchant_id: merchantId, merchant_no: merchantNo, transaction_id: transactionId } = values
  if (!merchantNo || !transactionId) return null
  const isOurs = accounts.some((account) => account.provider === provider && account.merchantId === merchantId)
  return isOurs ? { provider, merchantNo, transactionId } : null
}
