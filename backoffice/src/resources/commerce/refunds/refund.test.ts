import { expect, test } from 'vitest'
import { mayConfirm } from './refund'
import type { RefundPreview } from '../../../lib/wire'

const preview = { refusal: null } as RefundPreview
const shown = { preview, error: null, asking: false, nothingChosen: false }

test('a refund is confirmed only while the sums shown are those of what is chosen', () => {
  expect(mayConfirm(shown)).toBe(true)
  expect(mayConfirm({ ...shown, preview: null })).toBe(false)
  expect(mayConfirm({ ...shown, asking: true })).toBe(false)
  expect(mayConfirm({ ...shown, nothingChosen: true })).toBe(false)
  expect(mayConfirm({ ...shown, preview: { ...preview, refusal: '没有可以退款的名额' } })).toBe(
    false
  )
})

test('sums that could not be asked for anew belong to another choice', () => {
  expect(mayConfirm({ ...shown, error: new Error('网络请求失败') })).toBe(false)
})
