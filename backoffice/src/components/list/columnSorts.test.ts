import { expect, test } from 'vitest'
import { requestedSort, sortOf, withSorts } from './columnSorts'

const names = ['amount', 'paidTime']

test('only columns that the server sorts by get a sort button', () => {
  const sorts = { names, sort: { field: 'amount', order: 'desc' as const }, onSort: () => undefined }
  const columns = [{ dataIndex: 'amount' }, { dataIndex: 'note' }, { key: 'paidTime' }]
  expect(withSorts(columns, sorts)).toMatchObject([
    { sorter: true, sortOrder: 'descend' },
    { dataIndex: 'note' },
    { sorter: true, sortOrder: null },
  ])
  expect(withSorts(columns, sorts)![1]).not.toHaveProperty('sorter')
})

test('a click asks for a direction, the third one for none', () => {
  expect(requestedSort({ field: 'amount', order: 'ascend' })).toEqual({ field: 'amount', order: 'asc' })
  expect(requestedSort({ columnKey: 'paidTime', order: 'descend' })).toEqual({ field: 'paidTime', order: 'desc' })
  expect(requestedSort({ field: 'amount' })).toBeUndefined()
})

test('an unknown order of the URL is left out', () => {
  expect(sortOf({ _sort: 'amount', _order: 'sideways' }, names)).toEqual({ field: 'amount', order: 'asc' })
  expect(sortOf({ _sort: 'secret', _order: 'asc' }, names)).toBeUndefined()
  expect(sortOf({}, names)).toBeUndefined()
})
