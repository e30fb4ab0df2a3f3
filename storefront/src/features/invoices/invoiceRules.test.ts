import { expect, test } from 'vitest'
import { fieldsOf, hasWrongCheckDigit } from '@zhuxue/api/invoice-rules'
import { InvoiceType, PayerType } from '@zhuxue/api/terms/invoices'
import { ApiError } from '~/lib/http/errors'
import {
  validateInvoice,
  emptyInvoice,
  remainingErrors,
  invoiceErrorsOf,
  readInvoice,
  maxLengthOf,
} from './invoiceRules'

const company = {
  ...emptyInvoice,
  payerName: '泉城建设工程咨询有限公司',
  payerId: '91370100MA3DEMP02X',
  payerEmail: 'finance@example.com',
  maillingName: '王建国',
  maillingTelephone: '13900000000',
}
const personal = { ...company, payerType: PayerType.Personal, payerName: '张三' }
const paper = { ...company, invoiceType: InvoiceType.Paper }

test('the empty form is electronic and for a company', () => {
  expect(emptyInvoice).toMatchObject({ invoiceType: 1, payerType: 2, payerName: '' })
})

test('a complete form has no errors', () => {
  expect(validateInvoice(company)).toEqual({})
  expect(validateInvoice(personal)).toEqual({})
  expect(validateInvoice({ ...paper, maillingAddress: '经十路1号' })).toEqual({})
})

test('a person has a name field, a company has unit fields', () => {
  expect(fieldsOf(personal)).toEqual(['payerName', 'payerEmail', 'maillingName', 'maillingTelephone'])
  expect(fieldsOf(company)).toEqual(expect.arrayContaining(['payerId', 'payerBank', 'payerAccount', 'payerAddress']))
})

test('electronic invoices need an email, paper ones an address', () => {
  expect(validateInvoice({ ...company, payerEmail: '' })).toEqual({ payerEmail: '请输入电子邮箱' })
  expect(validateInvoice({ ...paper, payerEmail: '' })).toEqual({ maillingAddress: '请输入邮寄地址' })
})

test('hidden fields are not validated', () => {
  expect(validateInvoice({ ...personal, payerId: 'x', payerBank: '行'.repeat(99) })).toEqual({})
})

test('an empty company form has an error per missing field', () => {
  expect(Object.keys(validateInvoice(emptyInvoice)).sort()).toEqual(
    ['maillingName', 'maillingTelephone', 'payerEmail', 'payerId', 'payerName'].sort()
  )
})

test.each([
  ['91370100MA3DEMP02X', false],
  ['91370100ma3demp02x', false],
  ['91370100MA3DEMP02Y', true],
  ['91370100MA3DEMO01X', true],
  ['9137', false],
] as const)('the check digit of %s gets a warning: %s', (code, doubted) => {
  expect(hasWrongCheckDigit(code)).toBe(doubted)
})

test('a code with a doubtful digit is accepted', () => {
  expect(validateInvoice({ ...company, payerId: '91370100MA3DEMP02Y' })).toEqual({})
})

test('server errors are shown at their fields, also inside an order', () => {
  const failed = (field: string) =>
    new ApiError({ code: 'error', errors: [{ field, rule: 'x', msg: '不对' }] }, '不对', true)

  expect(invoiceErrorsOf(failed('payerId'))).toEqual({ payerId: '不对' })
  expect(invoiceErrorsOf(failed('invoice.payerId'))).toEqual({ payerId: '不对' })
  expect(invoiceErrorsOf(failed('addrId'))).toEqual({})
})

test('stored data is reduced to known fields and lengths', () => {
  const read = readInvoice({ payerName: 'x'.repeat(500), payerId: 7, evil: 'y', payerType: 9 })

  expect(read.payerName).toHaveLength(100)
  expect(read).not.toHaveProperty('evil')
  expect(read).toMatchObject({ payerId: '', payerType: PayerType.Company, invoiceType: 1 })
  expect(readInvoice(null)).toEqual(emptyInvoice)
})

test('correcting one field keeps the errors of the others', () => {
  const before = { ...emptyInvoice, payerEmail: 'wang' }
  const formErrors = validateInvoice(before)
  const left = remainingErrors(formErrors, before, { ...before, payerEmail: 'wang@example.com' })
  expect(left.payerEmail).toBeUndefined()
  expect(left).toMatchObject({ payerName: formErrors.payerName, payerId: formErrors.payerId })
})

test('another payer type starts without errors', () => {
  const formErrors = validateInvoice(emptyInvoice)
  expect(remainingErrors(formErrors, emptyInvoice, { ...emptyInvoice, payerType: 1 })).toEqual({})
})

test('a company code pasted in groups is valid', () => {
  const payerId = '9137 0100 MA3D EMP0 2X'
  expect(maxLengthOf('payerId')).toBeGreaterThanOrEqual(payerId.length)
  expect(validateInvoice(readInvoice({ ...company, payerId })).payerId).toBeUndefined()
})
