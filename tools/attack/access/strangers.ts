import { finding, type Attack } from '../attack.js'

export const strangers: Attack = {
  promises: 'T15 T16',
  title: 'Somebody else’s order',
  async run(target) {
    const admin = await target.admin()
    const { body } = await target.get('/api/orders?pageSize=5', { token: admin })
    const order = body.orders[0]
    const line = order.orderItems[0].orderItemId
    const places = (orderNo: string, item: number | string) => [
      ['GET', `/api/orders/${orderNo}`],
      ['GET', `/api/orders/${orderNo}/tracking-logs`],
      ['GET', `/api/public/orders/${orderNo}/qrcode`],
      ['GET', `/api/user/orders/${orderNo}/order-items`],
      ['GET', `/api/user/orders/${orderNo}/order-items/${item}/assigned-users`],
      ['GET', `/api/user/orders/${orderNo}/order-items/${item}/seats/export`],
      ['GET', `/api/invoices/orderid/${orderNo}`],
      ['DELETE', `/api/user/orders/${orderNo}`],
    ]
    const [foreign, missing] = [
      places(order.orderId, line),
      places('26010100000000000000', 999_999_999),
    ]
    const learner = target.nextLearner()
    const people = [
      learner,
      target.staff('teacher', 1),
      target.staff('channel', 1),
      target.staff('auditor'),
    ]
    const rows = []
    for (const person of people) {
      const token = await target.tokenOf(person)
      const result = []
      for (const [at, [method, path]] of foreign.entries()) {
        const one = await target.call(method, path, { token })
        const other = await target.call(...(missing[at] as [string, string]), { token })
        if ([one.status, other.status].includes(429)) continue
        if (one.status !== 404 || one.text !== other.text)
          result.push(`${path} ${one.status} ${one.text.slice(0, 60)}`)
      }
      rows.push(finding(`is missing for a ${person.role}`, !result.length, result.join(', ')))
    }
    return rows
  },
}
