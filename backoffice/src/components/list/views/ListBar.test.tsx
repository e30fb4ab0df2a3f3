// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentUrl, renderRoutes } from '../../../tests/renderScreen'
import { ListBar } from './ListBar'

const view = { savedViewId: 1, viewName: '待发货', viewQuery: 'toShip=true', layout: null }

async function openList(at: string, isDefault = true) {
  const custom = vi.fn(async () => ({ data: { savedViews: [{ ...view, isDefault }] } }))
  const router = renderRoutes({
    at,
    screens: { '/orders': <ListBar list="orders" columns={[]} />, '/refunds': <p>退款</p> },
    dataProvider: { getList: vi.fn(), custom } as never,
  })
  await screen.findByRole('button', { name: /视\s*图/ })
  await waitFor(() => expect(custom).toHaveBeenCalled())
  return router
}

beforeEach(() => localStorage.clear())

test('a list without a search opens the default view', async () => {
  await openList('/orders')
  await waitFor(() => expect(currentUrl()).toBe('/orders?toShip=true'))
  expect(await screen.findByRole('button', { name: '视图：待发货' })).toBeTruthy()
})

test('a saved view is one press away', async () => {
  await openList('/orders', false)
  const tab = await screen.findByRole('button', { name: '待发货' })
  expect(tab.getAttribute('aria-pressed')).toBe('false')
  await act(async () => tab.click())
  expect(currentUrl()).toBe('/orders?toShip=true')
  expect(screen.getByRole('button', { name: '待发货' }).getAttribute('aria-pressed')).toBe('true')
})

test('a search in the URL overrides the default view', async () => {
  await openList('/orders?telephone=0205&page=2')
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(currentUrl()).toBe('/orders?telephone=0205&page=2')
  expect(await screen.findByRole('button', { name: /^视\s*图$/ })).toBeTruthy()
})

test('a reset list does not open the default view', async () => {
  const router = await openList('/orders')
  await waitFor(() => expect(currentUrl()).toBe('/orders?toShip=true'))
  await act(() => router.navigate('/orders', { state: { isExplicit: true } }))
  await act(() => router.navigate('/refunds'))
  await act(() => router.navigate(-1))
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(currentUrl()).toBe('/orders')
})

test('a view that is not the default never opens automatically', async () => {
  await openList('/orders', false)
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(currentUrl()).toBe('/orders')
})
