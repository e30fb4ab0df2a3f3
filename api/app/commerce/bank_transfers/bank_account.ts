import env from '#start/env'
import { localPages } from '#config/drivers'

export interface BankAccount {
  accountName: string
  /** Digits only: buyers paste it into the form of their bank. */
  accountNumber: string
  /** With its branch. */
  bankName: string
  /** 联行号 of the branch, which transfers from another bank need. */
  branchCode: string | null
}

export type BankSettings = Record<keyof typeof names, string | undefined>

const names = {
  accountName: 'BANK_ACCOUNT_NAME',
  accountNumber: 'BANK_ACCOUNT_NUMBER',
  bankName: 'BANK_NAME',
  branchCode: 'BANK_BRANCH_CODE',
} as const

const demo: BankAccount = {
  accountName: '筑学教育科技（演示）有限公司',
  accountNumber: '3700000000000000001',
  bankName: '演示银行济南历下支行',
  branchCode: '000000000000',
}

const secondPersonAboveYuan = 10_000
const mostCharacters = 100

/**
 * Settings of the server: an admin who could change the account would receive the money (docs/threats.md T268). Null if
 * none is set.
 */
export function bankAccount(): BankAccount | null {
  const settings = bankSettings()
  if (!Object.values(settings).some(Boolean)) return localPages ? demo : null
  return readBankAccount(settings)
}

export function requireBankAccount(): BankAccount {
  return bankAccount() ?? readBankAccount(bankSettings())
}

export function bankSettings(): BankSettings {
  return {
    accountName: env.get('BANK_ACCOUNT_NAME'),
    accountNumber: env.get('BANK_ACCOUNT_NUMBER'),
    bankName: env.get('BANK_NAME'),
    branchCode: env.get('BANK_BRANCH_CODE'),
  }
}

/** @throws Error that names the setting: the server must not start with an account that no bank accepts */
export function readBankAccount(settings: BankSettings): BankAccount {
  const accountNumber = settings.accountNumber?.replace(/[\s-]/g, '')
  const branchCode = settings.branchCode?.replace(/\s/g, '') || null
  if (!settings.accountName || !accountNumber || !settings.bankName) {
    throw new Error('PAYMENT_DRIVERS=bank needs BANK_ACCOUNT_NAME, BANK_ACCOUNT_NUMBER and BANK_NAME')
  }
  if (!/^\d{8,32}$/.test(accountNumber)) throw wrong('accountNumber', 'must have 8 to 32 digits')
  if (branchCode && !/^\d{12}$/.test(branchCode)) throw wrong('branchCode', 'must have 12 digits')
  const accountName = textOf('accountName', settings.accountName)
  return { accountName, accountNumber, bankName: textOf('bankName', settings.bankName), branchCode }
}

function textOf(setting: 'accountName' | 'bankName', text: string): string {
  const trimmed = text.trim()
  if (/\p{C}/u.test(trimmed) || [...trimmed].length > mostCharacters || !/\p{L}/u.test(trimmed)) {
    throw wrong(setting, `must be a name of at most ${mostCharacters} characters`)
  }
  return trimmed
}

const wrong = (setting: keyof typeof names, reason: string) => new Error(`${names[setting]} ${reason}`)

/** Above it two admins confirm. */
export const secondPersonAboveFen = () => env.get('BANK_SECOND_PERSON_ABOVE', secondPersonAboveYuan) * 100
