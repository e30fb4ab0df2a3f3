// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { DatePicker, Form, Input } from 'antd'
import dayjs from 'dayjs'
import { useLayoutEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Select } from '../../fields/Select'
import { renderRoutes } from '../../../tests/renderScreen'
import { ALL } from '../../../providers/data'
import { daysFilter } from './filters'
import { FilterBar, type Filter } from './FilterBar'
import { filterText, emptyFilterValue } from './filterText'

test('a new search replaces one that is still loading', async () => {
  const onFinish = vi.fn()
  const filters = [{ name: 'name', label: '姓名', field: <Input /> }]
  const bar = <FilterBar form={{ onFinish }} filters={filters} onReset={vi.fn()} busy />
  renderRoutes({ at: '/', screens: { '/': bar }, dataProvider: {} as never })

  fireEvent.change(await screen.findByLabelText('姓名'), { target: { value: '余秀兰' } })
  fireEvent.click(screen.getByRole('button', { name: /查\s*询/ }))
  await waitFor(() => expect(onFinish).toHaveBeenCalledWith({ name: '余秀兰' }))
})

test('a server error of a range is shown at its field', async () => {
  const errors = { paidTimeEnd: '结束日期不能早于开始日期' }
  const Screen = () => {
    const [form] = Form.useForm()
    const error = { message: '', statusCode: 200, errors }
    const filters = [daysFilter('paid', '支付时间', ['paidTimeStart', 'paidTimeEnd'])]
    return <FilterBar form={{ form }} filters={filters} onReset={vi.fn()} error={error} />
  }
  renderRoutes({ at: '/', screens: { '/': <Screen /> }, dataProvider: {} as never })
  const field = (await screen.findByText('支付时间')).closest('.ant-form-item')!
  await waitFor(() => expect(field.textContent).toContain(errors.paidTimeEnd))
})

const kinds = [
  { value: ALL, label: '全部' },
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
]
const kind: Filter = { name: 'kind', label: '类型', field: <Select options={kinds} /> }
const named = (name: string): Filter => ({ name, label: name, field: <Input /> })

test('a collapsed filter is counted, shown as a chip and removable', async () => {
  const onFinish = vi.fn()
  const filters = [named('one'), named('two'), named('three'), kind]
  const Bar = () => {
    const [form] = Form.useForm()
    const props = { form, onFinish, initialValues: { kind: 'a' } }
    return <FilterBar form={props} filters={filters} onReset={vi.fn()} />
  }
  renderRoutes({ at: '/', screens: { '/': <Bar /> }, dataProvider: {} as never })

  expect(await screen.findByRole('button', { name: /更多条件（1）/ })).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: '移除条件 类型：甲' }))
  await waitFor(() => expect(onFinish).toHaveBeenCalledWith(expect.objectContaining({ kind: ALL })))
  await waitFor(() => expect(screen.queryByRole('button', { name: /移除条件/ })).toBeNull())
})

test('a filter value is shown as text', () => {
  const days: Filter = { name: 'days', label: '时间', field: <DatePicker.RangePicker /> }
  const Looked = (_: { placeholder: string }) => null
  const looked: Filter = { name: 'teacher', label: '专家', field: <Looked placeholder="全部" /> }

  expect(filterText(kind, ['a', 'b'])).toBe('甲、乙')
  expect(filterText(days, [dayjs('2026-11-01'), dayjs('2026-11-23')])).toBe('2026-11-01 至 2026-11-23')
  expect(filterText(named('code'), 'ZX2K7M')).toBe('ZX2K7M')
  expect(filterText(looked, '17')).toBe('已选')
  expect([emptyFilterValue(kind), emptyFilterValue(days)]).toEqual([ALL, undefined])
})

test('the chip of a collapsed filter is in the first render', async () => {
  const filters = [named('one'), named('two'), named('three'), kind]
  const atFirst = vi.fn()
  const Bar = () => {
    const [form] = Form.useForm()
    useState(() => form.setFieldsValue({ kind: 'a' }))
    useLayoutEffect(() => atFirst(screen.queryByText('类型：甲')?.tagName), [])
    return <FilterBar form={{ form }} filters={filters} onReset={vi.fn()} />
  }
  renderRoutes({ at: '/', screens: { '/': <Bar /> }, dataProvider: {} as never })

  await screen.findByText('类型：甲')
  expect(atFirst).toHaveBeenCalledExactlyOnceWith('SPAN')
})
