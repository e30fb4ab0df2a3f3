import env from '#start/env'
import { localPages } from '#config/drivers'

export interface BankAccount {
  accountName: string
  accountNumber: string
  bankName: string
}

const demo: BankAccount = {
  accountName: '筑学教育科技（演示）有限公司',
  accountNumber: '3700 0000 0000 0000 001',
  bankName: '演示银行济南历下支行',
}

const secondPersonAboveYuan = 10_000

/**
 * Settings of the server: an admin who could change the account would receive the money (docs/threats.md T268). Null if
 * one is missing.
 */
export function bankAccount(): BankAccount | null {
  const accountName = env.get('BANK_ACCOUNT_NAME')
  const accountNumber = env.get('BANK_ACCOUNT_NUMBER')
  const bankName = env.get('BANK_NAME')
  if (accountName && accountNumber && bankName) return { accountName, accountNumber, bankName }
  return localPages ? demo : null
}

export function requireBankAccount(): BankAccount {
  const account = bankAccount()
  if (account) return account
  throw new Error('PAYMENT_DRIVERS=bank needs BANK_ACCOUNT_NAME, BANK_ACCOUNT_NUMBER and BANK_NAME')
}

/** Above it two admins confirm. */
export const secondPersonAboveFen = () => env.get('BANK_SECOND_PERSON_ABOVE', secondPersonAboveYuan) * 100
