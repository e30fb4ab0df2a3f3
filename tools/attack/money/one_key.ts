import { randomUUID } from 'node:crypto'
import { finding, tally, type Attack } from '../attack.js'
import { publishedCourse } from '../courses.js'

export const oneKey: Attack = {
  promises: 'T42 R1',
  title: 'Fifty presses of the same button',
  async run(target) {
    const person = target.nextLearner()
    const token = await target.tokenOf(person)
    const { courseId } = await publishedCourse(target, 0, 4)
    const products = [{ courseId, courseCount: 1 }]
    const order = { products, orderType: 'single', tradeType: 'NATIVE' }
    const { body: quote } = await target.post(
      '/api/user/orders/fresh-price',
      { products },
      { token }
    )
    const buy = (key: string) =>
      target.post(
        '/api/user/orders/buy',
        { ...order, orderAmt: quote.orderAmt },
        { token, headers: { 'idempotency-key': key } }
      )
    const key = randomUUID()
    const pressed = await Promise.all(Array.from({ length: 50 }, () => buy(key)))
    const bought = pressed.filter(({ body }) => body.orderId)
    const orders = new Set(bought.map(({ body }) => body.orderId))
    const cheap = await target.post('/api/user/orders/buy', { ...order, orderAmt: 0.01 }, { token })
    const made = [...orders, cheap.body.orderId].filter(Boolean)
    for (const orderNo of made)
      await target.call('DELETE', `/api/user/orders/${orderNo}`, { token })

    const seen = tally(
      pressed.map(({ status, body }) => `${status} ${body.code ?? ''} ${body.msg ?? ''}`)
    )
    return [
      finding(
        'make one order',
        orders.size <= 1 && pressed.every(({ status }) => status < 500),
        seen
      ),
      finding('a price of one’s own is not taken', !cheap.body.orderId, cheap.text),
    ]
  },
}
