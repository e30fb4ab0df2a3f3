import { expect, test } from 'vitest'
import { arrangeColumns, inOrder, partsOf, type ColumnLike } from './arrangeColumns'

const handle = { key: 'move' }
const columns: ColumnLike[] = [
  handle,
  { title: '订单号', dataIndex: 'orderId' },
  { title: '名称', dataIndex: 'orderName' },
  { title: '金额', dataIndex: 'orderAmt' },
  { title: '状态', dataIndex: 'orderStatus' },
  { title: '操作', key: 'actions' },
]
const titles = (some: ColumnLike[]) => some.map(({ title }) => title)
const layout = { order: [], hidden: [], density: 'loose' as const }

test('the name column stays first and the commands last', () => {
  const { head, middle, tail } = partsOf(columns)
  expect(head).toEqual(columns.slice(0, 2))
  expect(titles(middle)).toEqual(['名称', '金额', '状态'])
  expect(titles(tail)).toEqual(['操作'])
  const order = ['actions', 'orderStatus', 'orderId', 'orderAmt', 'orderName']
  const arranged = arrangeColumns(columns, { ...layout, order, hidden: ['orderId', 'actions'] })
  expect(titles(arranged)).toEqual([undefined, '订单号', '状态', '金额', '名称', '操作'])
})

test('hidden columns are left out', () => {
  const arranged = arrangeColumns(columns, { ...layout, hidden: ['orderAmt', 'gone'] })
  expect(titles(arranged)).toEqual([undefined, '订单号', '名称', '状态', '操作'])
})

test('a new column follows its default predecessor', () => {
  const { middle } = partsOf(columns)
  expect(titles(inOrder(middle, ['orderStatus', 'orderName']))).toEqual(['状态', '名称', '金额'])
  expect(titles(inOrder(middle, ['orderStatus', 'orderAmt']))).toEqual(['名称', '状态', '金额'])
})
