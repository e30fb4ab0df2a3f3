// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Entry } from './entries'
import { Options } from './Options'

afterEach(cleanup)

function show() {
  const onPoint = vi.fn()
  const entry = (label: string) => ({ label, path: `/board/${label}` }) as Entry
  const groups = [{ title: '页面', entries: [entry('退款'), entry('发票')] }]
  render(<Options groups={groups} current={0} onPoint={onPoint} onChoose={vi.fn()} />)
  return onPoint
}

test('a moving pointer selects the option under it', () => {
  const onPoint = show()
  fireEvent.mouseMove(screen.getByRole('option', { name: '发票' }), { movementX: 0, movementY: 3 })
  expect(onPoint).toHaveBeenCalledWith(1)
})

test('a resting pointer does not override the keyboard', () => {
  const onPoint = show()
  fireEvent.mouseMove(screen.getByRole('option', { name: '发票' }), { movementX: 0, movementY: 0 })
  expect(onPoint).not.toHaveBeenCalled()
})
