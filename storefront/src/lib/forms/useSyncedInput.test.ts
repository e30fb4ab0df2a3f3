// @vitest-environment happy-dom
import { createElement, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useSyncedInput } from './useSyncedInput'

/** Types as soon as a value is on the screen. */
function Field({ value, typing }: { value: string; typing: string }) {
  const [typed, setTyped] = useSyncedInput(value)
  useLayoutEffect(() => queueMicrotask(() => setTyped(typing)), [value, typing, setTyped])
  return createElement('p', null, typed)
}

/** The text appears, however busy the machine is, and is not reverted. */
async function expectTextStays(text: string) {
  const isShown = () => expect(document.body.textContent).toBe(text)
  await vi.waitFor(isShown, { timeout: 10_000 })
  await new Promise((resolve) => setTimeout(resolve, 30))
  isShown()
}

test('text typed right after a new value is not lost', async () => {
  const root = createRoot(document.body)
  root.render(createElement(Field, { value: '', typing: '造价' }))
  await expectTextStays('造价')

  root.render(createElement(Field, { value: '造价工程师', typing: '造价工程师二级' }))
  await expectTextStays('造价工程师二级')
  root.unmount()
})
