// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { FaultNotice } from './FaultNotice'

afterEach(cleanup)

test('an uncaught error of our own files is said once, with 刷新', async () => {
  render(
    <App>
      <FaultNotice />
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
  expect(screen.getByRole('button').textContent?.replace(/\s/g, '')).toBe('刷新')
})
