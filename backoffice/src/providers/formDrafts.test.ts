import { beforeEach, expect, test } from 'vitest'
import { saveDrafts, registerDraftForm, restoreDraft } from './formDrafts'

const lin = 1
const luo = 2

beforeEach(() => sessionStorage.clear())

function typedBy(userId: number, typed: Record<string, unknown>) {
  const end = registerDraftForm('/board/admin/channels 新增渠道', () => typed)
  saveDrafts(userId)
  end()
}
const take = (userId: number) => restoreDraft('/board/admin/channels 新增渠道', userId)

test('a draft is restored once', () => {
  typedBy(lin, { userName: '企业渠道', tags: ['a', 'b'], rules: [{ code: '01', price: 3 }] })
  expect(take(lin)).toEqual({ userName: '企业渠道', tags: ['a', 'b'], rules: [{ code: '01', price: 3 }] })
  expect(take(lin)).toBeNull()
})

test('a draft is not restored for another user', () => {
  typedBy(lin, { userName: '企业渠道' })
  expect(take(luo)).toBeNull()
})

test('personal numbers, passwords and files are not stored', () => {
  const file = new File(['x'], 'x.pdf')
  typedBy(lin, { passWd: 'a', telephone: '13800000000', idCard: '3', verifyCode: '1', file })
  expect(sessionStorage.length).toBe(0)
})

test('a closed form has no draft', () => {
  registerDraftForm('/board/admin/channels 新增渠道', () => ({ userName: '企业渠道' }))()
  saveDrafts(lin)
  expect(take(lin)).toBeNull()
})
