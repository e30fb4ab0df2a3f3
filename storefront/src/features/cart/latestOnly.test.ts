import { expect, test } from 'vitest'
import { latestOnly } from './latestOnly'

const soon = () => new Promise((resolve) => setTimeout(resolve, 20))

test('of many wishes the first is sent at once and then only the newest', async () => {
  const sent: number[] = []
  const wish = latestOnly<number>(
    async (count) => void sent.push(count),
    () => {},
    1
  )

  for (const count of [2, 3, 4, 5]) wish(7, count)
  await soon()

  expect(sent).toEqual([2, 5])
})

test('two lines do not wait for each other', async () => {
  const sent: string[] = []
  const stuck = new Promise<void>(() => {})
  const wish = latestOnly<string>(
    (text) => (sent.push(text), text === 'a' ? stuck : soon().then(() => {})),
    () => {},
    1
  )

  wish(1, 'a')
  wish(2, 'b')
  await soon()

  expect(sent).toEqual(['a', 'b'])
})

test('a call that fails is told and the line can be written again', async () => {
  const told: unknown[] = []
  const sent: number[] = []
  const send = async (count: number) => {
    sent.push(count)
    if (count === 1) throw new Error('no network')
  }
  const wish = latestOnly<number>(send, (error) => told.push(error), 1)

  wish(7, 1)
  await soon()
  wish(7, 2)
  await soon()

  expect(told).toHaveLength(1)
  expect(sent).toEqual([1, 2])
})
