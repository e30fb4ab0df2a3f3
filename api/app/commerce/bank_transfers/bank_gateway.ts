import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { requireBankAccount } from '#commerce/bank_transfers/bank_account'
import BankLine from '#commerce/bank_transfers/lines/bank_line'
import { OpenTransfer } from '#commerce/bank_transfers/open_transfer'
import { BankLineState, bankMessages } from '#commerce/bank_transfers/terms'
import Payment from '#commerce/payments/payment'
import Refund from '#commerce/refunds/refund'
import { RefundStatus } from '#commerce/refunds/terms'
import { BankProvider } from '#commerce/terms'
import { UserError } from '#core/errors'
import { dayEnd, dayStart, fromStored, toStored } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import {
  InvalidWebhookSignature,
  PaymentGateway,
  type BridgeCall,
  type PaymentAttempt,
  type PaymentWebhook,
  type ProviderPayment,
  type ProviderRefund,
  type ProviderReportLine,
  type RefundRequest,
} from '#drivers/payment/payment_gateway'
import { rightAnswer, type ProbeResult } from '#drivers/probe'

/** The imported statement is the provider; admins confirm its lines and transfer refunds (docs/decisions/0149). */
@inject()
export default class BankTransfers extends PaymentGateway {
  readonly provider = BankProvider
  readonly ways = ['transfer'] as const
  readonly bridgeUrl = null
  override readonly isPaidOnce = false

  constructor(protected openTransfer: OpenTransfer) {
    super()
  }

  async account() {
    return { merchantId: requireBankAccount().accountNumber, appId: BankProvider }
  }

  async createCode({ merchantNo }: PaymentAttempt): Promise<{ codeUrl: string }> {
    const { orderId } = await Payment.findByOrFail('merchantNo', merchantNo)
    return { codeUrl: `bank:${await this.openTransfer.execute(orderId)}` }
  }

  async createPage(): Promise<{ codeUrl: string; pageUrl: string }> {
    throw notOffered()
  }

  async createBridgeCall(): Promise<{ codeUrl: string; call: BridgeCall }> {
    throw notOffered()
  }

  authorizeUrl(): string {
    throw notOffered()
  }

  async readOpenid(): Promise<string> {
    throw notOffered()
  }

  async readNotice(): Promise<PaymentWebhook> {
    throw new InvalidWebhookSignature('a bank sends none')
  }

  /** Our payments are the answer: they change only with a confirmed line or a settled exception. */
  async find(merchantNo: string): Promise<ProviderPayment | null> {
    const payment = await Payment.findBy({ merchantNo, provider: this.provider })
    if (!payment) return null
    const { status: state, transactionId, amountFen, paidAt } = payment
    return { merchantNo, state, transactionId, amountFen, paidAt, currency: 'CNY', ...(await this.account()) }
  }

  /** @throws UserError while money of the order waits for an admin */
  async close(merchantNo: string): Promise<ProviderPayment | null> {
    const found = await this.find(merchantNo)
    if (found?.state !== 'open') return found
    const { orderId } = await Payment.findByOrFail('merchantNo', merchantNo)
    const waiting = await BankLine.findBy({ orderId, state: BankLineState.Matched })
    if (waiting) throw new UserError(bankMessages.transferArrived)
    return { ...found, state: 'closed' }
  }

  /** An admin transfers the money back and enters the serial of that transfer. */
  async refund({ refundNo, merchantNo, refundFen }: RefundRequest): Promise<ProviderRefund> {
    return { refundNo, merchantNo, refundFen, state: 'processing', providerRefundId: null }
  }

  async findRefund(refundNo: string): Promise<ProviderRefund | null> {
    const refund = await Refund.findBy({ refundNo, provider: this.provider })
    if (!refund) return null
    const { merchantNo, amountFen: refundFen, providerRefundId } = refund
    const state = refund.status === RefundStatus.Done ? 'done' : 'processing'
    return { refundNo, merchantNo: merchantNo!, refundFen, state, providerRefundId }
  }

  /** By the day on which we booked them: a statement is imported days later. */
  async tradeBill(day: string): Promise<ProviderReportLine[]> {
    const [from, until] = [toStored(dayStart(day)), toStored(dayEnd(day))]
    const lines = await BankLine.query()
      .whereIn('state', [BankLineState.Paid, BankLineState.Exception])
      .where('settledAt', '>=', from)
      .where('settledAt', '<', until)
      .orderBy('id')
    const refunds = await db
      .from('refunds')
      .where({ provider: this.provider, status: RefundStatus.Done })
      .where('amount_fen', '>', 0)
      .where('finished_at', '>=', from)
      .where('finished_at', '<', until)
      .orderBy('id')
      .select('merchant_no', 'refund_no', 'amount_fen', 'provider_refund_id', 'finished_at')
    return [
      ...lines.map((line): ProviderReportLine => ({
        merchantNo: line.merchantNo!,
        transactionId: line.bankSerial,
        kind: 'payment',
        refundNo: null,
        amountFen: line.amountFen,
        at: line.settledAt!,
      })),
      ...refunds.map((row): ProviderReportLine => ({
        merchantNo: row.merchant_no,
        transactionId: row.provider_refund_id,
        kind: 'refund',
        refundNo: row.refund_no,
        amountFen: Number(row.amount_fen),
        at: fromStored(row.finished_at),
      })),
    ]
  }

  override async probe(): Promise<ProbeResult> {
    return rightAnswer(`transfers go to ${requireBankAccount().bankName}`)
  }
}

export function toPayment(
  { bankSerial, amountFen }: Pick<BankLine, 'bankSerial' | 'amountFen'>,
  about: { merchantNo: string; merchantId: string; appId: string; paidAt: DateTime }
): ProviderPayment {
  return { ...about, state: 'paid', transactionId: bankSerial, amountFen, currency: 'CNY' }
}

const notOffered = () => new DriverFailure('payment', { cause: 'a bank has no page' })
