// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fromDays } from '../../components/list/filter/days'
import { RangeBar } from './RangeBar'

afterEach(cleanup)
const texts = () => screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value)
const query = () => fireEvent.click(screen.getByRole('button', { name: /查\s*询/ }))

test('a range in the wrong order is reported and stays', async () => {
  const onQuery = vi.fn()
  render(<RangeBar days={fromDays('2026-05-02', '2026-05-01')} busy={false} onQuery={onQuery} />)
  query()
  expect(await screen.findByText('结束日期不能早于开始日期')).toBeDefined()
  expect(texts()).toEqual(['2026-05-02', '2026-05-01'])
  expect(onQuery).not.toHaveBeenCalled()
})

test('a range with one end is searched', async () => {
  const onQuery = vi.fn()
  render(<RangeBar days={fromDays('2026-05-02', '')} busy={false} onQuery={onQuery} />)
  expect(texts()).toEqual(['2026-05-02', ''])
  query()
  await waitFor(() => expect(onQuery).toHaveBeenCalledOnce())
  expect(onQuery.mock.calls[0][0][1]).toBeNull()
})

test('a server error is shown at the range', async () => {
  const error = { message: '', statusCode: 200, errors: { endDate: '日期不存在，请重新选择' } }
  render(<RangeBar days={null} busy={false} error={error} onQuery={vi.fn()} />)
  expect(await screen.findByText('日期不存在，请重新选择')).toBeDefined()
})
