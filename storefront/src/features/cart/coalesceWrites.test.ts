import { expect, test, vi } from 'vitest'
import { coalesceWrites } from './coalesceWrites'

const soon = () => new Promise((resolve) => setTimeout(resolve, 20))

test('the first value is sent at once, then only the newest', async () => {
  const sent: number[] = []
  const write = coalesceWrites<number>(
    async (count) => void sent.push(count),
    () => {},
    1
  )

  for (const count of [2, 3, 4, 5]) write(7, count)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  await soon()

  expect(sent).toEqual([2, 5])
})

test('different keys do not block each other', async () => {
  const sent: string[] = []
  const stuck = new Promise<void>(() => {})
  const write = coalesceWrites<string>(
    (text) => (sent.push(text), text === 'a' ? stuck : soon().then(() => {})),
    () => {},
    1
  )

  write(1, 'a')
  write(2, 'b')
  await vi.waitFor(() => expect(sent).toEqual(['a', 'b']))
})

test('a failed request is reported and later writes still work', async () => {
  const failures: unknown[] = []
  const sent: number[] = []
  const send = async (count: number) => {
    sent.push(count)
    if (count === 1) throw new Error('no network')
  }
  const write = coalesceWrites<number>(send, (error) => failures.push(error), 1)

  write(7, 1)
  await vi.waitFor(() => expect(failures).toHaveLength(1))
  write(7, 2)
  await vi.waitFor(() => expect(sent).toEqual([1, 2]))
  expect(failures).toHaveLength(1)
})
