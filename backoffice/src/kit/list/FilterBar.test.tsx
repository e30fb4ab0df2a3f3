// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Input } from 'antd'
import { expect, test, vi } from 'vitest'
import { renderScreens } from '../../tests/renderScreen'
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
