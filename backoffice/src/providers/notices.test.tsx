// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { useNotices } from './notices'

afterEach(cleanup)

function Failing() {
  const notices = useNotices()
  const fail = (key: string) => notices.open({ key, type: 'error', message: 'Error', description: '网络请求失败' })
  return (
    <button
      onClick={() => {
        fail('overview')
        fail('trend')
      }}
    >
      加载
    </button>
  )
}

test('the same message of several calls is shown once', async () => {
  render(
    <App>
      <Failing />
    </App>
  )
  fireEvent.click(screen.getByRole('button', { name: '加载' }))
  await screen.findAllByText('网络请求失败')
  expect(screen.getAllByText('网络请求失败')).toHaveLength(1)
})
