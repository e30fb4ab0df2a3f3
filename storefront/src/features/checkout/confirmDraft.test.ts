import { expect, test } from 'vitest'
import { draftText, emptyDraft, readDraft } from './confirmDraft'

const draft = {
  ...emptyDraft,
  code: 'ZX8K3M',
  addrId: 12,
  organisationId: 3,
  wantsInvoice: true,
  invoice: { ...emptyDraft.invoice, payerName: '山东建工集团' },
  attempt: { of: '{"products":[]}', key: '0123456789abcdef0123456789abcdef' },
}

test('a draft is restored for its owner', () => {
  expect(readDraft(draftText(draft, '张三'), '张三')).toEqual(draft)
})

test('another user gets an empty draft', () => {
  expect(readDraft(draftText(draft, '张三'), '李四')).toEqual(emptyDraft)
})

test.each([null, '', '{', '[]', '{"owner":"张三","code":1234567,"addrId":"x","attempt":{"key":"1"}}'])(
  'the stored text %s gives an empty draft',
  (text) => {
    expect(readDraft(text, '张三')).toEqual(emptyDraft)
  }
)
