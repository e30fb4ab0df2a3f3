import { requireBankAccount } from '#commerce/bank_transfers/bank_account'
import { pass, warn, type CheckResult } from '#core/doctor/check_result'

/** What the start accepts, and buyers may still fail to transfer with. */
export function checkBankAccount(account = requireBankAccount()): CheckResult[] {
  const { accountName, accountNumber, bankName, branchCode } = account
  const findings: CheckResult[] = []
  if (!branchCode) {
    const result = 'BANK_BRANCH_CODE is not set: some banks ask buyers for the code of the branch (联行号)'
    findings.push(warn('bank account', result, 'Set its 12 digits, which the bank knows.'))
  }
  if (!/支行|分行|总行|营业部|营业室|分理处|信用社|联社|合作银行|村镇银行/.test(bankName)) {
    const result = `BANK_NAME is "${bankName}", which names no branch`
    findings.push(warn('bank account', result, 'Write the bank with its branch, as on the account permit.'))
  }
  return findings.length ? findings : [pass('bank account', `${accountName}, …${accountNumber.slice(-4)}, ${bankName}`)]
}
