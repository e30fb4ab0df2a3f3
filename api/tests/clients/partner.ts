import { v1OrdersIndex, v1OrdersShow, v1SeatsStore } from './client/index.js'
import { client } from './client/client.gen.js'

/** Assigns a seat of the newest order. @returns the number of free seats, or the code of the problem */
export async function assignSeat(baseUrl: string, key: string, telephone: string): Promise<number | string> {
  client.setConfig({ baseUrl, auth: key })
  const { data: orders, error } = await v1OrdersIndex({ query: { limit: 1 } })
  if (error) return error.code
  const { orderNo } = orders.data[0]
  const { data: order } = await v1OrdersShow({ path: { orderNo } })
  if (!order) return 'not-found'
  const assigned = await v1SeatsStore({
    path: { orderNo, itemId: order.lines[0].id },
    headers: { 'Idempotency-Key': `seat-${telephone}` },
    body: { telephones: [telephone] },
  })
  if (!assigned.error) return assigned.data.seats.free
  const { code } = assigned.error
  if (code === 'too-few-seats') return 0
  // @ts-expect-error: a code of moves only.
  if (code === 'seat-taken') throw new Error(code)
  return code
}
