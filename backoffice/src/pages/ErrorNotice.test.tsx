// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorNotice } from './ErrorNotice'

afterEach(cleanup)

test('an uncaught error of our files is shown and reported once', async () => {
  const sent = vi.fn(async (_path: string, _init: RequestInit) => new Response('{}'))
  vi.stubGlobal('fetch', sent)
  render(
    <App>
      <ErrorNotice />
    </App>
  )
  const throwAt = (place: string) => {
    const error = Object.assign(new TypeError('x is not a function'), { stack: place })
    window.dispatchEvent(Object.assign(new Event('error'), { error }))
  }
  await act(async () => throwAt('at chrome-extension://abc/content.js:1:2'))
  expect(screen.queryByText(/页面出了点问题/)).toBeNull()
  await act(async () => {
    throwAt('at https://shop.test/board/assets/kit.js:1:2')
    throwAt('at https://shop.test/board/assets/kit.js:1:2')
  })
  expect(await screen.findAllByText(/页面出了点问题/)).toHaveLength(1)
  expect(sent).toHaveBeenCalledOnce()
  expect(JSON.parse(String(sent.mock.calls[0]![1].body))).toMatchObject({
    front: 'board',
    message: 'TypeError: x is not a function',
    place: '/board/assets/kit.js:1:2',
  })
  expect(screen.getByRole('button').textContent?.replace(/\s/g, '')).toBe('刷新')
})
