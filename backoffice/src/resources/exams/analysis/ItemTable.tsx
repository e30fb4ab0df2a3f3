import { ItemFlagText, QuestionTypeText } from '@zhuxue/api/terms/exams'
import type { HttpError } from '@refinedev/core'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { Select } from '../../../components/fields/Select'
import { FilterBar } from '../../../components/list/filter/FilterBar'
import { PageTable } from '../../../components/list/PageTable'
import { ALL } from '../../../providers/data'
import { itemColumns } from './columns'
import { itemKey, ItemOrderText, noItemFilters, shownItems, type Item, type ItemFilters } from './items'

const optionsOf = (texts: Record<string, string>) => Object.entries(texts).map(([value, label]) => ({ value, label }))
const all = { value: ALL, label: '全部' }
const order = { name: 'order', label: '排序', field: <Select options={optionsOf(ItemOrderText)} /> }
const filters = [
  { name: 'keyword', label: '题目', field: <Input allowClear placeholder="输入题目" /> },
  {
    name: 'flag',
    label: '提示',
    field: <Select options={[all, { value: 'any', label: '有提示的' }, ...optionsOf(ItemFlagText)]} />,
  },
  order,
  { name: 'questionType', label: '题型', field: <Select options={[all, ...optionsOf(QuestionTypeText)]} /> },
]

/** All items are loaded, so search and sorting are local. */
export function ItemTable(props: {
  items?: Item[]
  named: 'question' | 'paper'
  loading: boolean
  about: string
  error: HttpError | null
  onRetry: () => void
  onOpen: (item: Item) => void
}) {
  const { items = [], named, loading, about, error, onRetry, onOpen } = props
  const [form] = Form.useForm()
  const [searched, setSearched] = useState<ItemFilters>(noItemFilters)
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: 20 })
  const search = (values: ItemFilters) => {
    setSearched(values)
    setPage({ page: 1, pageSize })
  }
  const found = shownItems(items, searched)
  const keyed = found.map((item) => ({ ...item, key: itemKey(item) }))

  return (
    <>
      {named === 'question' && (
        <FilterBar
          form={{ form, initialValues: noItemFilters, onFinish: search }}
          filters={filters}
          onReset={() => {
            form.resetFields()
            search(noItemFilters)
          }}
        />
      )}
      <PageTable<Item>
        noun="题目"
        about={items.length ? undefined : about}
        rowKey="key"
        columns={itemColumns(named, onOpen)}
        dataSource={keyed.slice((page - 1) * pageSize, page * pageSize)}
        loading={loading}
        scroll={{ x: 1000 }}
        pagination={{ current: page, pageSize, total: found.length }}
        onChange={({ current = 1, pageSize: size = 20 }) =>
          setPage({ page: size === pageSize ? current : 1, pageSize: size })
        }
        error={error}
        onRetry={onRetry}
      />
    </>
  )
}
