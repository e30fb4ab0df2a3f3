import { expect, test } from 'vitest'
import { poll } from './poll'

type Order = { orderStatus: number }

/**
 * Polls an order with a fake clock.
 * @returns the seconds that it would have waited
 */
async function pollOrder(answers: (number | Error)[], closing = new AbortController()) {
  const [waited, seen, log]: [number[], Order[], string[]] = [[], [], []]
  await poll<Order>(
    {
      seconds: 3,
      async sendRequest() {
        const next = answers.shift()
        if (next === undefined) closing.abort()
        if (next instanceof Error) throw next
        return { orderStatus: next ?? 1 }
      },
      until: ({ orderStatus }) => orderStatus !== 1,
      onAnswer: (order) => void (seen.push(order), log.push(`seen ${order.orderStatus}`)),
      onLost: () => void log.push('lost'),
      wait: async (seconds) => void waited.push(seconds),
    },
    closing.signal
  )
  return { waited, seen, log }
}

test('polling repeats every three seconds until the order is paid', async () => {
  const { waited, seen } = await pollOrder([1, 1, 2])
  expect(seen[seen.length - 1]).toEqual({ orderStatus: 2 })
  expect(waited).toEqual([3, 3, 3])
})

test('polling ends when the order was closed', async () => {
  expect((await pollOrder([1, 3])).log).toEqual(['seen 1', 'seen 3'])
})

test('polling continues after a lost response', async () => {
  const { log } = await pollOrder([new Error('offline'), new Error('offline'), 1, 2])
  expect(log).toEqual(['lost', 'lost', 'seen 1', 'seen 2'])
})

test('polling stops silently when aborted during a request', async () => {
  const { log } = await pollOrder([1])
  expect(log).toEqual(['seen 1'])
})
