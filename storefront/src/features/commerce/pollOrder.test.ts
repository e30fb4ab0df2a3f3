import { expect, test } from 'vitest'
import { pollOrder } from './pollOrder'

/** A clock that does not wait and counts the seconds it would have. */
function clock() {
  const waited: number[] = []
  return { waited, timers: { wait: async (seconds: number) => void waited.push(seconds) } }
}

const answers = (...statuses: (number | Error)[]) => {
  const left = [...statuses]
  return async () => {
    const next = left.shift()
    if (next instanceof Error) throw next
    return { orderStatus: next! }
  }
}

test('asks every three seconds until the order is paid', async () => {
  const { waited, timers } = clock()
  const order = await pollOrder(answers(1, 1, 2), new AbortController().signal, timers)
  expect(order).toEqual({ orderStatus: 2 })
  expect(waited).toEqual([3, 3, 3])
})

test('ends when the order was closed instead', async () => {
  const { timers } = clock()
  expect(await pollOrder(answers(1, 3), new AbortController().signal, timers)).toEqual({
    orderStatus: 3,
  })
})

test('asks again after a failure, for the wallet may be paying meanwhile', async () => {
  const { timers } = clock()
  const ask = answers(new Error('offline'), new Error('offline'), 2)
  expect(await pollOrder(ask, new AbortController().signal, timers)).toEqual({ orderStatus: 2 })
})

test('stops quietly when the dialog is closed', async () => {
  const closing = new AbortController()
  let asked = 0
  const order = await pollOrder(
    async () => {
      asked++
      closing.abort()
      return { orderStatus: 1 }
    },
    closing.signal,
    clock().timers
  )
  expect(order).toBeNull()
  expect(asked).toBe(1)
})
