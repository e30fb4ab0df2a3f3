import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

import { createUser, type CreatedUser } from '#tests/factories/accounts'
import * as billing from './invoice_helpers.js'

const { company, personal, paper } = billing

/** docs/product.md 7.3: the longest value of each field, one character more, and none; null where it is valid. */
const borders: [string, object, string, unknown, string | null][] = [
  ['a person’s name', personal, 'payerName', '名'.repeat(100), null],
  ['a person’s name', personal, 'payerName', '名'.repeat(101), '长度在 1 到 100 个字符'],
  ['a person’s name', personal, 'payerName', '  ', '请输入姓名'],
  ['a company’s name', company, 'payerName', '', '请输入单位名称'],
  ['a company’s name', company, 'payerName', undefined, '请输入单位名称'],
  ['a name that is a number', company, 'payerName', 7, '发票抬头必须是文字'],
  ['the credit code', company, 'payerId', '', '请输入统一社会信用代码'],
  ['the credit code', company, 'payerId', 'A'.repeat(17), '统一社会信用代码为18位数字或大写字母'],
  ['the credit code', company, 'payerId', '1'.repeat(18), null],
  ['the credit code', company, 'payerId', '1'.repeat(19), '统一社会信用代码为18位数字或大写字母'],
  ['the credit code', company, 'payerId', '信'.repeat(18), '统一社会信用代码为18位数字或大写字母'],
  ['the bank', company, 'payerBank', '', null],
  ['the bank', company, 'payerBank', '行'.repeat(20), null],
  ['the bank', company, 'payerBank', '行'.repeat(21), '长度在 1 到 20 个字符'],
  ['the account', company, 'payerAccount', '', null],
  ['the account', company, 'payerAccount', '1'.repeat(30), null],
  ['the account', company, 'payerAccount', '1'.repeat(31), '长度在 1 到 30 个字符'],
  ['the address', company, 'payerAddress', '', null],
  ['the address', company, 'payerAddress', '路'.repeat(50), null],
  ['the address', company, 'payerAddress', '路'.repeat(51), '长度在 1 到 50 个字符'],
  ['the contact', company, 'maillingName', '', '请输入联系人'],
  ['the contact', personal, 'maillingName', '', '请输入联系人'],
  ['the contact', company, 'maillingName', '王'.repeat(50), null],
  ['the contact', company, 'maillingName', '王'.repeat(51), '长度在 1 到 50 个字符'],
  ['the telephone', company, 'maillingTelephone', '', '请输入联系电话'],
  ['the telephone', company, 'maillingTelephone', '1390000000', '长度在11个字符'],
  ['the telephone', company, 'maillingTelephone', '139000000001', '长度在11个字符'],
  ['the telephone', company, 'maillingTelephone', '１３９００００００００', null],
  ['the email', company, 'payerEmail', '', '请输入电子邮箱'],
  ['the email', company, 'payerEmail', `${'a'.repeat(38)}@example.com`, null],
  ['the email', company, 'payerEmail', `${'a'.repeat(39)}@example.com`, '长度在 1 到 50 个字符'],
  ['the email', company, 'payerEmail', 'finance.example.com', '请输入正确的电子邮箱'],
  ['the address of a paper invoice', paper, 'maillingAddress', '', '请输入邮寄地址'],
  ['the address of a paper invoice', paper, 'maillingAddress', '路'.repeat(50), null],
  ['the address of a paper invoice', paper, 'maillingAddress', '路'.repeat(51), '长度在 1 到 50 个字符'],
  ['the address of an electronic invoice', company, 'maillingAddress', '路'.repeat(51), null],
  ['the email of a paper invoice', paper, 'payerEmail', 'nonsense', null],
  ['the type', company, 'invoiceType', 3, '请选择发票类型'],
  ['the type', company, 'invoiceType', undefined, '请选择发票类型'],
  ['the payer', company, 'payerType', 0, '请选择抬头类型'],
]

test.group('The invoice form', (group) => {
  let learner: CreatedUser
  let orderNo: string
  billing.assertInvariantsAfterEach(group)
  group.each.setup(async () => {
    learner = await createUser()
  })

  test('{0}: {2} of {3} → {4}')
    .with(borders)
    .run(async ({ client, assert }, [, form, field, value, message]) => {
      orderNo = await billing.paidOrder(client, learner)

      const answer = await billing.ask(client, learner, orderNo, { ...form, [field]: value })

      const { code, errors = [] } = answer.body()
      assert.equal(code, message ? 'error' : '200', answer.text())
      if (message) assert.deepInclude(errors, { ...errors[0], field, msg: message })
      assert.lengthOf(await db.from('invoices'), message ? 0 : 1)
    })

  test('an empty form reports every field', async ({ client, assert }) => {
    orderNo = await billing.paidOrder(client, learner)

    const answer = await billing.ask(client, learner, orderNo, { invoiceType: 1, payerType: 2 })

    assert.deepEqual(
      answer.body().errors.map(({ field, msg }: { field: string; msg: string }) => [field, msg]),
      [
        ['payerName', '请输入单位名称'],
        ['payerId', '请输入统一社会信用代码'],
        ['payerEmail', '请输入电子邮箱'],
        ['maillingName', '请输入联系人'],
        ['maillingTelephone', '请输入联系电话'],
      ]
    )
  })

  test('lower case, full width and spaces are normalized', async ({ client, assert }) => {
    orderNo = await billing.paidOrder(client, learner)

    await billing.requestInvoice(client, learner, orderNo, { ...company, payerId: ' ９１３７０１００ma3d emp02x ' })

    assert.equal((await billing.rowOf(orderNo)).payer_id, '91370100MA3DEMP02X')
  })
})
