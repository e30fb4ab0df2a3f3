// @vitest-environment happy-dom
import { createElement, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useFollowing } from './useFollowing'

/** Types as soon as a value is on the screen. */
function Field({ value, typing }: { value: string; typing: string }) {
  const [typed, setTyped] = useFollowing(value)
  useLayoutEffect(() => queueMicrotask(() => setTyped(typing)), [value, typing, setTyped])
  return createElement('p', null, typed)
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 30))

test('what is typed right after a value is shown stays', async () => {
  const root = createRoot(document.body)
  root.render(createElement(Field, { value: '', typing: '造价' }))
  await settled()
  expect(document.body.textContent).toBe('造价')

  root.render(createElement(Field, { value: '造价工程师', typing: '造价工程师二级' }))
  await settled()
  expect(document.body.textContent).toBe('造价工程师二级')
  root.unmount()
})
