// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ButtonWithReason } from './ButtonWithReason'

afterEach(cleanup)

test('a disabled button shows its reason on focus', async () => {
  const press = vi.fn()
  render(
    <ButtonWithReason disabledReason="请先勾选题目" onClick={press}>
      加入试卷
    </ButtonWithReason>
  )
  const button = screen.getByRole('button', { name: '加入试卷' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.hasAttribute('disabled')).toBe(false)
  fireEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  fireEvent.focus(button)
  expect((await screen.findByRole('tooltip')).textContent).toBe('请先勾选题目')
})

test('a button without a reason works', () => {
  const press = vi.fn()
  render(
    <ButtonWithReason disabledReason={null} onClick={press}>
      加入试卷
    </ButtonWithReason>
  )
  fireEvent.click(screen.getByRole('button', { name: '加入试卷' }))
  expect(press).toHaveBeenCalledOnce()
})
