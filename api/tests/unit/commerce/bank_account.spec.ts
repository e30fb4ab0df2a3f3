import { test } from '@japa/runner'
import { readBankAccount, type BankSettings } from '#commerce/bank_transfers/bank_account'
import { checkBankAccount } from '#commerce/bank_transfers/check_bank_account'

const settings: BankSettings = {
  accountName: '筑学教育科技有限公司',
  accountNumber: '1602 0233-0920 0188 888',
  bankName: '中国工商银行济南历下支行',
  branchCode: '102451000012',
}

test.group('Settings of the bank account', () => {
  test('an account is read without spaces and hyphens', ({ assert }) => {
    assert.deepEqual(readBankAccount(settings), { ...settings, accountNumber: '1602023309200188888' })
  })

  test('an account without a code of its branch is read', ({ assert }) => {
    assert.isNull(readBankAccount({ ...settings, branchCode: '' }).branchCode)
  })

  for (const [name, value, reason] of [
    ['accountNumber', '1602X', 'BANK_ACCOUNT_NUMBER must have 8 to 32 digits'],
    ['branchCode', '10245', 'BANK_BRANCH_CODE must have 12 digits'],
    ['accountName', '123', 'BANK_ACCOUNT_NAME must be a name'],
    ['bankName', '工行'.repeat(51), 'BANK_NAME must be a name of at most 100 characters'],
    ['bankName', undefined, 'PAYMENT_DRIVERS=bank needs BANK_ACCOUNT_NAME'],
  ] as const) {
    test(`the start is refused: ${reason}`, ({ assert }) => {
      assert.throws(() => readBankAccount({ ...settings, [name]: value }), new RegExp(reason))
    })
  }

  test('the doctor warns of a missing branch and its code', ({ assert }) => {
    const account = readBankAccount(settings)

    assert.deepEqual(
      checkBankAccount(account).map(({ level }) => level),
      ['fine']
    )
    assert.deepEqual(
      checkBankAccount({ ...account, bankName: '中国工商银行', branchCode: null }).map(({ level }) => level),
      ['doubtful', 'doubtful']
    )
  })
})
