// @vitest-environment happy-dom
import { useOne } from '@refinedev/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderRoutes } from '../tests/renderScreen'

function Screen() {
  const { query } = useOne({ resource: 'teachers', id: 1, errorNotification: false })
  if (query.error) return <p>没有加载出来</p>
  return query.data ? <input aria-label="姓名" /> : null
}

const one = { data: { id: 1 } }
const busy = { message: '网络请求失败', statusCode: 503 }

function show(getOne: () => Promise<object>) {
  renderRoutes({ at: '/', screens: { '/': <Screen /> }, dataProvider: { getOne: getOne as never } })
}

/** Waits longer than a refetch caused by this would take. */
async function loseConnection() {
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, 100))
}

test('typed text stays after a reconnect', async () => {
  const getOne = vi.fn().mockResolvedValueOnce(one).mockRejectedValue(busy)
  show(getOne)
  fireEvent.change(await screen.findByLabelText('姓名'), { target: { value: '王建国' } })

  await loseConnection()

  expect(getOne).toHaveBeenCalledTimes(1)
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('王建国')
})

test('a failed query is refetched after a reconnect', async () => {
  const getOne = vi.fn().mockRejectedValueOnce(busy).mockResolvedValue(one)
  show(getOne)
  await screen.findByText('没有加载出来')

  await loseConnection()

  await waitFor(() => expect(screen.getByLabelText('姓名')).toBeTruthy(), { timeout: 10_000 })
})
