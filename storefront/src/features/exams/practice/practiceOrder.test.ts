import { expect, test } from 'vitest'
import { practiceOrder } from './practiceOrder'

const row = (questionId: number, knowledgePoint: string | null) => ({ questionId, knowledgePoint })

test('questions of the same knowledge point come first', () => {
  const rows = [row(1, null), row(2, '工程量'), row(3, '计价'), row(4, '计价')]
  const order = (answered: ReturnType<typeof row>) => practiceOrder(rows, answered).map(({ questionId }) => questionId)
  expect(order(row(3, '计价'))).toEqual([4, 1, 2])
  expect(order(row(9, null))).toEqual([1, 2, 3, 4])
})
