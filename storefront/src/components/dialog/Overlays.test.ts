// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notify, toasts } from '~/lib/toasts'
import Overlays from './Overlays'

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // As Chromium below 114 and Safari below 17.
  for (const name of ['popover', 'showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name)
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main')!)
  act(() => root.render(createElement(Overlays)))
})
afterEach(() => {
  act(() => root.unmount())
  toasts.set([])
  vi.unstubAllGlobals()
})

const shownIn = (selector: string) => document.querySelector(`${selector} [popover]`)?.textContent

test('a toast is shown without popovers', async () => {
  await act(async () => notify('已保存'))
  expect(shownIn('main')).toBe('已保存')
})

test('a toast without popover support shows in the open dialog', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  await act(async () => notify('验证码错误'))
  await vi.waitFor(() => expect(shownIn('dialog')).toBe('验证码错误'))
  await act(async () => dialog.dispatchEvent(new Event('close')))
  expect(shownIn('main')).toBe('验证码错误')
})
