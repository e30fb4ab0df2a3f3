import { expect, test } from 'vitest'
import { canConfirm } from './refund'
import type { RefundPreview } from '../../../lib/wire'

const preview = { refusal: null } as RefundPreview
const shown = { preview, error: null, isLoading: false, nothingChosen: false }

test('a refund needs the sums of the chosen copies', () => {
  expect(canConfirm(shown)).toBe(true)
  expect(canConfirm({ ...shown, preview: null })).toBe(false)
  expect(canConfirm({ ...shown, isLoading: true })).toBe(false)
  expect(canConfirm({ ...shown, nothingChosen: true })).toBe(false)
  expect(canConfirm({ ...shown, preview: { ...preview, refusal: '没有可以退款的名额' } })).toBe(
    false
  )
})

test('sums of a failed preview cannot be confirmed', () => {
  expect(canConfirm({ ...shown, error: new Error('网络请求失败') })).toBe(false)
})
