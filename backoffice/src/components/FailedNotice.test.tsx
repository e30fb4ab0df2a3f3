// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FailedNotice } from './FailedNotice'

afterEach(cleanup)
const missing = { title: '试卷不存在' }

test('a failed query has a retry button', () => {
  const retry = vi.fn()
  const error = { message: '网络请求失败', statusCode: 500 }
  render(<FailedNotice error={error} missing={missing} onRetry={retry} />)
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('a missing record has no retry button', () => {
  render(<FailedNotice error={{ message: '没有找到', statusCode: 404 }} missing={missing} />)
  expect(screen.getByText('试卷不存在')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('an invalid filter has no retry button', () => {
  const message = '结束日期不能早于开始日期'
  const error = { message, statusCode: 200, errors: { endDate: message } }
  render(<FailedNotice error={error}>数据加载失败</FailedNotice>)
  expect(screen.getByText(message)).toBeDefined()
  expect(screen.getByText('请修改条件后再查询。')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
