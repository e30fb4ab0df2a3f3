// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { connectionState } from '~/lib/http/connection'
import type { KeysOn } from './keys'
import { useKeys } from './useKeys'

const { listenToKeys, loadLazyBundle } = vi.hoisted(() => ({
  listenToKeys: vi.fn(),
  loadLazyBundle: vi.fn<() => Promise<unknown>>(),
}))
vi.mock('./loadLazyBundle', () => ({ loadLazyBundle }))

function Keys() {
  useKeys({} as KeysOn)
  return null
}

async function mountKeys() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () => root.render(createElement(Keys)))
  return root
}

afterEach(() => {
  vi.unstubAllGlobals()
  listenToKeys.mockClear()
})

test('keys that failed to load offline are loaded once when online again', async () => {
  loadLazyBundle.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ listenToKeys })
  const root = await mountKeys()
  expect(connectionState.get().isDown).toBe(true)
  await act(async () => window.dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(connectionState.get().isDown).toBe(false))
  expect(listenToKeys).toHaveBeenCalledTimes(1)
  act(() => root.unmount())
})

test('keys of a page that is left offline are not waited for', async () => {
  loadLazyBundle.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const root = await mountKeys()
  expect(connectionState.get().isDown).toBe(true)
  act(() => root.unmount())
  expect(connectionState.get().isDown).toBe(false)
  expect(listenToKeys).not.toHaveBeenCalled()
})
