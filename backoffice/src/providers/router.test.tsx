// @vitest-environment happy-dom
import type { GoConfig } from '@refinedev/core'
import { act, screen } from '@testing-library/react'
import { lazy, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { currentUrl, renderRoutes } from '../tests/renderScreen'
import { escaped, routerProvider } from './router'

test('URL characters in a search are escaped', () => {
  const { filters } = escaped({ filters: [{ field: 'courseName', value: 'A&B #1 100%' }] })
  expect(decodeURIComponent(filters[0]!.value)).toBe('A&B #1 100%')
  expect(filters[0]!.value).not.toMatch(/[&#]/)
})

test('Chinese text, numbers and missing values stay unchanged', () => {
  const query = { courseName: '装配式', currentPage: 2, tag: undefined, status: ['published'] }
  expect(escaped(query)).toEqual(query)
})

async function openOrders() {
  let go: (config: GoConfig) => unknown = () => undefined
  let load: (module: { default: () => ReactNode }) => void = () => undefined
  const Orders = () => {
    go = routerProvider.go!()
    return <h1>订单</h1>
  }
  const Refunds = lazy(() => new Promise<{ default: () => ReactNode }>((done) => (load = done)))
  const router = renderRoutes({ at: '/orders', screens: { '/orders': <Orders />, '/refunds': <Refunds /> } })
  await screen.findByText('订单')
  return {
    router,
    go: (config: GoConfig) => act(async () => void go(config)),
    load: () => act(async () => load({ default: () => <h1>退款</h1> })),
  }
}

test('the current screen replaces its query', async () => {
  const { go } = await openOrders()
  await go({ type: 'replace', query: { currentPage: 2 } })
  expect(currentUrl()).toBe('/orders?currentPage=2')
})

test('a screen that was left cannot replace the query', async () => {
  const { router, go, load } = await openOrders()
  await act(() => router.navigate('/refunds'))
  expect(screen.getByText('订单')).toBeDefined()

  await go({ type: 'replace', query: { currentPage: 2 } })
  expect(currentUrl()).toBe('/refunds')

  await load()
  expect(await screen.findByText('退款')).toBeDefined()
})

test('a screen that was left can still navigate', async () => {
  const { router, go } = await openOrders()
  await act(() => router.navigate('/refunds'))
  await go({ type: 'replace', to: '/orders' })
  expect(currentUrl()).toBe('/orders')
})
