import { randomInt } from 'node:crypto'
import { DateTime } from 'luxon'
import { now } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import type { PaymentAttempt } from '#drivers/payment/payment_gateway'
import type { WalletEnd, WalletOrder } from '#drivers/payment/local/wallet_book'

/** The rules of WeChat Pay for a new order: the form of its number, at least 1 fen. */
export function newOrder(attempt: PaymentAttempt): WalletOrder {
  if (!/^[\w\-|*]{6,32}$/.test(attempt.merchantNo)) throw refused('PARAM_ERROR: merchant number')
  if (!Number.isSafeInteger(attempt.amountFen) || attempt.amountFen < 1) {
    throw refused('PARAM_ERROR: amount')
  }
  return {
    merchantNo: attempt.merchantNo,
    title: attempt.title,
    amountFen: attempt.amountFen,
    createdAt: now().toISO()!,
    expiresAt: attempt.expiresAt.toUTC().toISO()!,
  }
}

/** A payment of this moment, numbered like the wallet numbers them: 4200, the day, sixteen digits. */
export function newPayment(amountFen: number): WalletEnd {
  const day = now().setZone('Asia/Shanghai').toFormat('yyyyMMdd')
  const serial = Array.from({ length: 16 }, () => randomInt(10)).join('')
  return {
    state: 'paid',
    at: now().setZone('Asia/Shanghai').toISO({ suppressMilliseconds: true })!,
    transactionId: `4200${day}${serial}`,
    amountFen,
  }
}

/**
 * True once nobody may pay the order any more. WeChat Pay raises a moment that is too near to one minute
 * after ordering and lowers one that is too far to 90 days, without a word; so does this wallet.
 */
export function isOver(order: WalletOrder): boolean {
  const created = DateTime.fromISO(order.createdAt)
  const wanted = DateTime.fromISO(order.expiresAt)
  const until = DateTime.min(
    DateTime.max(wanted, created.plus({ minutes: 1 })),
    created.plus({ days: 90 })
  )
  return until <= now()
}

export function refused(cause: string): DriverFailure {
  return new DriverFailure('payment', { cause })
}
