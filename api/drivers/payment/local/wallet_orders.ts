import { randomInt } from 'node:crypto'
import { DateTime } from 'luxon'
import { now } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import type { PaymentAttempt, PayWay } from '#drivers/payment/payment_gateway'
import type { WalletOutcome, WalletOrder } from '#drivers/payment/local/wallet_store'

export interface OpenedWay {
  way: PayWay
  payerContext: string | null
}

export function newOrder(attempt: PaymentAttempt, { way, payerContext }: OpenedWay): WalletOrder {
  if (!/^[\w\-|*]{6,32}$/.test(attempt.merchantNo)) throw walletError('PARAM_ERROR: merchant number')
  if (!Number.isSafeInteger(attempt.amountFen) || attempt.amountFen < 1) {
    throw walletError('PARAM_ERROR: amount')
  }
  return {
    merchantNo: attempt.merchantNo,
    title: attempt.title,
    amountFen: attempt.amountFen,
    createdAt: now().toISO()!,
    expiresAt: attempt.expiresAt.toUTC().toISO()!,
    way,
    payerContext,
  }
}

/** A payment made now, with a number in WeChat's format: 4200, the day, sixteen digits. */
export function newPayment(amountFen: number): WalletOutcome {
  const day = now().setZone('Asia/Shanghai').toFormat('yyyyMMdd')
  const serial = Array.from({ length: 16 }, () => randomInt(10)).join('')
  return {
    state: 'paid',
    at: now().setZone('Asia/Shanghai').startOf('second').toISO({ suppressMilliseconds: true })!,
    transactionId: `4200${day}${serial}`,
    amountFen,
  }
}

/** Like WeChat Pay, silently clamps the expiry between one minute and 90 days after creation. */
export function isExpired(order: WalletOrder): boolean {
  const created = DateTime.fromISO(order.createdAt)
  const requested = DateTime.fromISO(order.expiresAt)
  const until = DateTime.min(DateTime.max(requested, created.plus({ minutes: 1 })), created.plus({ days: 90 }))
  return until <= now()
}

/** The details of a merchant number never change. */
export function isSameOrder(known: WalletOrder, requested: WalletOrder): boolean {
  const comparable = ({ title, amountFen, expiresAt, way = 'native', payerContext = null }: WalletOrder) =>
    JSON.stringify([title, amountFen, expiresAt, way, payerContext])
  return comparable(known) === comparable(requested)
}

/** With a provider code the wallet rejected it; without one the outcome is unknown. */
export function walletError(cause: string, rejectCode?: string): DriverFailure {
  return new DriverFailure('payment', { cause, rejectCode })
}
