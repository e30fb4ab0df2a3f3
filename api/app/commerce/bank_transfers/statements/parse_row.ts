import { DateTime } from 'luxon'
import type BankLine from '#commerce/bank_transfers/lines/bank_line'
import { BankSerialMax, bankMessages as messages, type StatementColumn } from '#commerce/bank_transfers/terms'
import { BusinessZone, now } from '#core/time'
import { cutText, wellFormed } from '#core/well_formed'
import { yuanToFen } from '#drivers/payment/yuan'

export type NewLine = Pick<BankLine, 'bankSerial' | 'amountFen' | 'payerName' | 'payerAccount' | 'remark' | 'bookedAt'>

/** A fault is a sentence; null is money that went out. */
export function parseRow(cells: Record<StatementColumn, string>): NewLine | { fault: string } | null {
  const amount = cells.amount.normalize('NFKC').replaceAll(/[,\s¥+]/g, '')
  if (amount === '' || amount.startsWith('-') || /^0(\.0+)?$/.test(amount)) return null
  const bankSerial = cells.bankSerial.replaceAll(/\s/g, '')
  if (!bankSerial) return { fault: messages.noSerial }
  if (bankSerial.length > BankSerialMax) return { fault: messages.longSerial }
  if (/^\d(\.\d+)?e\+\d+$/i.test(bankSerial)) return { fault: messages.roundedSerial }
  const amountFen = fenOf(amount)
  if (amountFen === null) return { fault: messages.wrongAmount }
  const bookedAt = timeOf(cells.bookedAt)
  if (!bookedAt) return { fault: messages.wrongDate }
  if (bookedAt > now()) return { fault: messages.futureDate }
  return {
    bankSerial,
    amountFen,
    bookedAt,
    payerName: cutText(wellFormed(cells.payerName), 100),
    payerAccount: maskAccount(cells.payerAccount),
    remark: cutText(wellFormed(cells.remark), 200),
  }
}

function fenOf(amount: string): number | null {
  try {
    return yuanToFen(amount)
  } catch {
    return null
  }
}

const formats = ['yyyy-M-d', 'yyyy-M-d H:mm', 'yyyy-M-d H:mm:ss', 'yyyyMMdd', 'yyyyMMddHHmmss', 'yyyyMMdd H:mm:ss']

function timeOf(text: string): DateTime | null {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[/.年月]/g, '-')
    .replace('日', '')
    .replace('T', ' ')
    .trim()
  for (const format of formats) {
    const at = DateTime.fromFormat(plain, format, { zone: BusinessZone })
    if (at.isValid) return at.toUTC()
  }
  return null
}

const shownDigits = 4

export function maskAccount(text: string): string {
  const account = text.replaceAll(/\s/g, '')
  const hidden = Math.max(0, account.length - shownDigits)
  return cutText('*'.repeat(hidden) + account.slice(hidden), 40)
}
