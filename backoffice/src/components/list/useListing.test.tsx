// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { Form, Input } from 'antd'
import { lazy, useEffectEvent, useLayoutEffect, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { currentUrl, renderRoutes } from '../../tests/renderScreen'
import { useListing } from './useListing'

interface Filters {
  status: string
  name?: string
}
type Listing = ReturnType<typeof useListing<{ id: number }, Filters>>
const never = new Promise<{ default: () => ReactNode }>(() => undefined)

/** A list of 25 rows at this URL; `total` can respond later or differently. */
async function openList(at: string, total = () => Promise.resolve(25), onShown = (_: Listing): void => undefined) {
  const getList = vi.fn(async () => ({ data: [{ id: 1 }], total: await total() }))
  const seen: { listing?: Listing } = {}
  const List = () => {
    const listing = useListing<{ id: number }, Filters>({ resource: 'orders', defaults: { status: 'paid' } })
    seen.listing = listing
    const isShown = useEffectEvent(() => onShown(listing))
    useLayoutEffect(() => isShown(), [])
    return (
      <Form {...listing.searchFormProps} aria-label="filters">
        <Form.Item name="status">
          <Input />
        </Form.Item>
        <Form.Item name="name" label="name">
          <Input />
        </Form.Item>
      </Form>
    )
  }
  const Next = lazy(() => never)
  const router = renderRoutes({
    at,
    screens: { '/orders': <List />, '/refunds': <Next /> },
    dataProvider: { getList } as never,
  })
  await screen.findByLabelText('filters')
  return { router, getList, listing: () => seen.listing! }
}

test('filters, page and size come from the URL', async () => {
  const { getList, listing } = await openList('/orders?name=土建&page=2&pageSize=5')
  await waitFor(() => expect(getList).toHaveBeenCalled())
  expect(getList.mock.calls[0]).toMatchObject([
    {
      filters: [
        { field: 'status', value: 'paid' },
        { field: 'name', value: '土建' },
      ],
      pagination: { currentPage: 2, pageSize: 5 },
    },
  ])
  expect(listing().form.getFieldsValue()).toEqual({ status: 'paid', name: '土建' })
})

test('text typed while the form appears stays', async () => {
  const type = ({ form }: Listing) => form.setFieldValue('name', '土建')
  const { listing } = await openList('/orders', undefined, type)
  expect(listing().form.getFieldValue('name')).toBe('土建')
})

test('a search is written to the URL and starts on page one', async () => {
  const { listing } = await openList('/orders?page=2')
  await act(async () => listing().searchFormProps.onFinish({ status: 'open', name: 'A&B' }))
  expect(currentUrl()).toBe('/orders?status=open&name=A%26B')
  await act(async () => listing().reset())
  expect(currentUrl()).toBe('/orders')
})

test('a search can be reset before it is shown', async () => {
  const { listing } = await openList('/orders')
  const { onFinish } = listing().searchFormProps
  await act(async () => onFinish({ status: 'paid', name: '土建' }))
  await act(async () => onFinish({ status: 'paid' }))
  expect(currentUrl()).toBe('/orders')
})

test('text typed before a quick filter is shown stays', async () => {
  const { listing } = await openList('/orders')
  await act(async () => {
    listing().choose({ status: 'open' })
    expect(listing().form.getFieldValue('status')).toBe('open')
    listing().form.setFieldValue('name', '土建')
  })
  expect(currentUrl()).toBe('/orders?status=open')
  expect(listing().form.getFieldsValue()).toEqual({ status: 'open', name: '土建' })
})

test('the back button shows the previous search', async () => {
  const { router, listing } = await openList('/orders')
  await act(async () => listing().searchFormProps.onFinish({ status: 'paid', name: '土建' }))
  await act(() => router.navigate(-1))
  await waitFor(() => expect(listing().form.getFieldValue('name')).toBeUndefined())
})

test('a page after the last becomes the last', async () => {
  await openList('/orders?page=9')
  await waitFor(() => expect(currentUrl()).toBe('/orders?page=3'))
})

test('a corrected page does not revert a navigation', async () => {
  let answer: (total: number) => void = () => undefined
  const { router } = await openList('/orders?page=9', () => new Promise((done) => (answer = done)))
  await act(() => router.navigate('/refunds'))
  await act(async () => answer(25))
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(currentUrl()).toBe('/refunds')
})

test('the order comes from the URL and is sent as a sorter', async () => {
  const { getList, listing } = await openList('/orders?_sort=orderAmt&_order=desc')
  await waitFor(() => expect(getList).toHaveBeenCalled())
  expect(getList.mock.calls[0]).toMatchObject([{ sorters: [{ field: 'orderAmt', order: 'desc' }] }])
  await act(async () => listing().tableProps.sorts.onSort({ field: 'paidTime', order: 'asc' }))
  expect(currentUrl()).toBe('/orders?_sort=paidTime&_order=asc')
})

test('a column that the list cannot be sorted by is left out', async () => {
  const { getList } = await openList('/orders?_sort=password&_order=asc')
  await waitFor(() => expect(getList).toHaveBeenCalled())
  expect(getList.mock.calls[0]).toMatchObject([{ sorters: [] }])
})

test('a list counts as unfiltered when no condition is set', async () => {
  const { listing } = await openList('/orders?status=all')
  expect(listing().tableProps.unfiltered).toBe(true)
})

test('a list with its usual condition counts as filtered', async () => {
  const { listing } = await openList('/orders')
  expect(listing().tableProps.unfiltered).toBe(false)
})
