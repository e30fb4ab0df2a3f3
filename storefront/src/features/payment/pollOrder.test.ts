import { expect, test } from 'vitest'
import { pollOrder } from './pollOrder'

type Told = { orderStatus: number }

/** Polls with a clock that does not wait and counts the seconds it would have. */
async function poll(answers: (number | Error)[], closing = new AbortController()) {
  const [waited, seen, log]: [number[], Told[], string[]] = [[], [], []]
  await pollOrder(
    {
      async ask() {
        const next = answers.shift()
        if (next === undefined) closing.abort()
        if (next instanceof Error) throw next
        return { orderStatus: next ?? 1 }
      },
      seen: (order) => void (seen.push(order), log.push(`seen ${order.orderStatus}`)),
      lost: () => void log.push('lost'),
      pulse: async (seconds) => void waited.push(seconds),
    },
    closing.signal
  )
  return { waited, seen, log }
}

test('asks every three seconds until the order is paid', async () => {
  const { waited, seen } = await poll([1, 1, 2])
  expect(seen.at(-1)).toEqual({ orderStatus: 2 })
  expect(waited).toEqual([3, 3, 3])
})

test('ends when the order was closed instead', async () => {
  expect((await poll([1, 3])).log).toEqual(['seen 1', 'seen 3'])
})

test('says when nobody answers, and asks again', async () => {
  const { log } = await poll([new Error('offline'), new Error('offline'), 1, 2])
  expect(log).toEqual(['lost', 'lost', 'seen 1', 'seen 2'])
})

test('stops quietly when the dialog is closed while it asks', async () => {
  const { log } = await poll([1])
  expect(log).toEqual(['seen 1'])
})
