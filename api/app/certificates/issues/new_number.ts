import { randomBytes, randomInt } from 'node:crypto'
import { RandomLength, toIssueNumber } from '#certificates/issues/issue_number'

export function newIssueNumber(year: number): string {
  return toIssueNumber(
    year,
    Array.from({ length: RandomLength }, () => randomInt(32))
  )
}

/** The content of the QR code: 160 bits, never typed. */
export function newVerifyCode(): string {
  return randomBytes(20).toString('hex')
}
