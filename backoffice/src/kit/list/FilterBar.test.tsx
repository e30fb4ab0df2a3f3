// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Form, Input } from 'antd'
import { expect, test, vi } from 'vitest'
import { renderScreens } from '../../tests/renderScreen'
import { daysFilter } from './filters'
import { FilterBar } from './FilterBar'

test('a search is taken while the one before loads', async () => {
  const onFinish = vi.fn()
  const filters = [{ name: 'name', label: '姓名', field: <Input /> }]
  const bar = <FilterBar form={{ onFinish }} filters={filters} onReset={vi.fn()} busy />
  renderScreens({ at: '/', screens: { '/': bar }, dataProvider: {} as never })

  fireEvent.change(await screen.findByLabelText('姓名'), { target: { value: '余秀兰' } })
  fireEvent.click(screen.getByRole('button', { name: /查\s*询/ }))
  await waitFor(() => expect(onFinish).toHaveBeenCalledWith({ name: '余秀兰' }))
})

test('what the server says of a range stands at it', async () => {
  const errors = { paidTimeEnd: '结束日期不能早于开始日期' }
  const Screen = () => {
    const [form] = Form.useForm()
    const error = { message: '', statusCode: 200, errors }
    const filters = [daysFilter('paid', '支付时间', ['paidTimeStart', 'paidTimeEnd'])]
    return <FilterBar form={{ form }} filters={filters} onReset={vi.fn()} error={error} />
  }
  renderScreens({ at: '/', screens: { '/': <Screen /> }, dataProvider: {} as never })
  const field = (await screen.findByText('支付时间')).closest('.ant-form-item')!
  await waitFor(() => expect(field.textContent).toContain(errors.paidTimeEnd))
})
