import { expect, test } from 'vitest'
import type { ChangeEvent } from 'react'
import { normalizeIdCard } from '@zhuxue/api/rules'
import { characterLimit } from './characterLimit'

function typed(
  text: string,
  options: { maxLength?: number; normalize?: (text: string) => string },
  isComposing = false
) {
  let seen = ''
  const { onChange } = characterLimit({ ...options, onChange: (event) => void (seen = event.target.value) })
  onChange!({ target: { value: text }, nativeEvent: { isComposing } } as unknown as ChangeEvent<HTMLInputElement>)
  return seen
}

test('a limit counts characters and does not split one', () => {
  expect(typed('𡋾𫝆国', { maxLength: 3 })).toBe('𡋾𫝆国')
  expect(typed('𡋾𫝆国王', { maxLength: 3 })).toBe('𡋾𫝆国')
})

test('a pasted number is normalized before it is cut', () => {
  const limit = { maxLength: 18, normalize: normalizeIdCard }
  expect(typed('370705 1979-0205 053x', limit)).toBe('37070519790205053X')
  expect(typed('3707**********053X', limit)).toBe('3707**********053X')
})

test('letters of an input method are not cut', () => {
  expect(typed("zhu'ge'liang", { maxLength: 4 }, true)).toBe("zhu'ge'liang")
})
