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

test('what was typed is given back once', () => {
  typedBy(lin, { userName: '企业渠道', tags: ['a', 'b'], rules: [{ code: '01', price: 3 }] })
  expect(take(lin)).toEqual({ userName: '企业渠道', tags: ['a', 'b'], rules: [{ code: '01', price: 3 }] })
  expect(take(lin)).toBeNull()
})

test('nobody else is given it', () => {
  typedBy(lin, { userName: '企业渠道' })
  expect(take(luo)).toBeNull()
})

test('numbers of people, passwords and files are not kept', () => {
  const file = new File(['x'], 'x.pdf')
  typedBy(lin, { passWd: 'a', telephone: '13800000000', idCard: '3', verifyCode: '1', file })
  expect(sessionStorage.length).toBe(0)
})

test('a form that was closed is not kept', () => {
  registerDraftForm('/board/admin/channels 新增渠道', () => ({ userName: '企业渠道' }))()
  saveDrafts(lin)
  expect(take(lin)).toBeNull()
})
