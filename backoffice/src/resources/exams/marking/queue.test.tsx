// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderRoutes } from '../../../tests/renderScreen'
import { MarkingQueue } from './queue'

const answer = (paperAnswerId: number, answerScore: number | null = null) => ({
  paperAnswerId,
  answerScore,
  remark: null,
  paperName: `试卷 ${paperAnswerId}`,
  questionText: '题',
  referenceAnswer: '',
  answer: `答 ${paperAnswerId}`,
  maxScore: 10,
  studentName: null,
  handinTime: '2026-11-01 09:00:00',
})
const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('../../../providers/api', () => ({ call }))

function openQueue(lists: ReturnType<typeof answer>[][]) {
  const read = vi.fn(async () => {
    const paperAnswers = lists.length > 1 ? lists.shift()! : lists[0]!
    return { data: { paperAnswers, total: paperAnswers.length } }
  })
  renderRoutes({
    at: '/marking',
    screens: { '/marking': <MarkingQueue as="teacher" /> },
    dataProvider: { custom: read as never, getList: vi.fn(), getApiUrl: () => '' },
  })
  return read
}
const points = () => screen.getByLabelText<HTMLInputElement>('得分')

test('typed points stay with their answer when the list moves up', async () => {
  const read = openQueue([
    [answer(1), answer(2), answer(3)],
    [answer(2), answer(3)],
  ])
  await screen.findByText('答 1')
  fireEvent.click(screen.getByRole('button', { name: '下一份' }))
  await screen.findByText('答 2')
  fireEvent.change(points(), { target: { value: '7.5' } })

  fireEvent.click(screen.getByRole('switch'))
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  await screen.findByText('1 / 2')
  expect(screen.getByText('答 2')).toBeTruthy()
  expect(points().value).toBe('7.5')
})

test('the following answer opens after a save', async () => {
  openQueue([
    [answer(1), answer(2), answer(3)],
    [answer(1), answer(3)],
  ])
  call.mockResolvedValue({ msg: '已保存' })
  await screen.findByText('答 1')
  fireEvent.click(screen.getByRole('button', { name: '下一份' }))
  await screen.findByText('答 2')
  fireEvent.change(points(), { target: { value: '6' } })
  fireEvent.click(screen.getByRole('button', { name: '保存，下一份（回车）' }))
  await screen.findByText('答 3')
  expect(call).toHaveBeenCalledWith('POST /api/teacher/paper-answers/:id/marking', {
    params: { id: 2 },
    body: { answerScore: 6, remark: '', seenScore: null },
  })
})

test('unsaved points need confirmation before the next answer', async () => {
  openQueue([[answer(1), answer(2)]])
  await screen.findByText('答 1')
  fireEvent.change(points(), { target: { value: '3' } })
  fireEvent.click(screen.getByRole('button', { name: '下一份' }))
  await screen.findByRole('button', { name: '继续编辑' })
  expect(screen.getByText('答 1')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /离\s*开/ }))
  await screen.findByText('答 2')
})
