// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { SetupStep } from '@zhuxue/api/terms/statistics/setup_steps'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { SetupSteps } from './SetupSteps'

const answer = vi.hoisted(() => ({ query: {} as object, data: undefined as object | undefined }))
vi.mock('../../../components/hooks/useApiQuery', () => ({ useApiQuery: () => answer }))

afterEach(cleanup)

function show(done: string[]) {
  answer.query = { isError: false }
  answer.data = { setupSteps: Object.values(SetupStep).map((step) => ({ step, isDone: done.includes(step) })) }
  return render(<SetupSteps />, { wrapper: MemoryRouter })
}

test('an open step says why, and where it is done', () => {
  show(['contact'])
  expect(screen.getByText('已完成 1 / 9')).toBeDefined()
  expect(screen.getByRole('link', { name: '去完成：介绍讲师' }).getAttribute('href')).toBe(
    '/board/admin/teacher-profiles'
  )
  expect(screen.queryByRole('link', { name: '去完成：填写客服电话和投诉电话' })).toBeNull()
  expect(screen.getByText('npm run ace -- doctor --live')).toBeDefined()
})

test('the list disappears when all steps are done', () => {
  expect(show(Object.values(SetupStep)).container.textContent).toBe('')
})

test('a failed query can be repeated', () => {
  answer.query = { isError: true, error: { message: '网络请求失败', statusCode: 500 }, refetch: () => {} }
  answer.data = undefined
  render(<SetupSteps />, { wrapper: MemoryRouter })
  expect(screen.getByRole('button', { name: '重新加载' })).toBeDefined()
})
