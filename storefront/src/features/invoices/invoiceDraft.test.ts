import { beforeEach, expect, test, vi } from 'vitest'
import { invoiceDraft, withSuggestion } from './invoiceDraft'
import { emptyInvoice } from './invoiceRules'

beforeEach(() => {
  const storedForm = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storedForm.get(key) ?? null,
    setItem: (key: string, value: string) => storedForm.set(key, value),
    removeItem: (key: string) => storedForm.delete(key),
    all: () => [...storedForm.values()].join(),
  })
})

test('an unsent invoice is restored without numbers and addresses', () => {
  const form = {
    ...emptyInvoice,
    payerName: '山东测试有限公司',
    payerAccount: '6222020200012345678',
    payerEmail: 'wang@example.com',
    maillingTelephone: '13812345678',
    maillingAddress: '柳泉路1号',
  }
  invoiceDraft('1', emptyInvoice).save(form)

  const stored = (sessionStorage as unknown as { all(): string }).all()
  expect(stored).toContain('山东测试有限公司')
  for (const secret of ['6222020200012345678', '13812345678', 'wang@', '柳泉路']) {
    expect(stored).not.toContain(secret)
  }
  expect(invoiceDraft('1', emptyInvoice).restore()).toMatchObject({
    payerName: '山东测试有限公司',
    maillingTelephone: '',
  })
})

test('fields that are never stored come from the corrected invoice', () => {
  const stored = { ...emptyInvoice, payerName: '旧名称', maillingTelephone: '13812345678' }
  invoiceDraft('1', stored).save({ ...stored, payerName: '新名称' })
  expect(invoiceDraft('1', stored).restore()).toEqual({ ...stored, payerName: '新名称' })
})

const suggested = {
  ...emptyInvoice,
  payerName: '山东测试有限公司',
  payerEmail: 'wang@example.com',
  maillingTelephone: '13812345678',
}

test('an untouched form gets the suggested values', () => {
  expect(withSuggestion(emptyInvoice, suggested)).toEqual(suggested)
})

test('a started form gets back only the fields not stored', () => {
  const storedForm = { ...suggested, maillingName: '王五', payerEmail: '', maillingTelephone: '' }
  expect(withSuggestion(storedForm, suggested)).toEqual({ ...suggested, maillingName: '王五' })
  const typed = { ...suggested, maillingTelephone: '13900000000' }
  expect(withSuggestion(typed, suggested)).toEqual(typed)
})

test('a form for another payer is not changed', () => {
  const other = { ...emptyInvoice, payerName: '另一家公司' }
  expect(withSuggestion(other, suggested)).toEqual(other)
})
