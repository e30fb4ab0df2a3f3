import type { Connection, RowDataPacket } from 'mysql2/promise'
import type { Crowd } from './crowd.js'

/**
 * What was acknowledged and is not there, or is there more than once, as sentences: each paid order is settled by one payment and gave one
 * right, no key gave two orders, and each acknowledged beat is one row. What nobody was told of may be there once.
 */
export async function lostOrDoubled(crowd: Crowd, connection: Connection): Promise<string[]> {
  const rows = async (sql: string, values: unknown[]) =>
    (await connection.query<RowDataPacket[]>(sql, values))[0]
  const orders = await rows(
    `select o.order_no, o.order_status, (select count(*) from user_courses c where c.order_id = o.id) as rights,
       (select count(*) from payments p where p.order_id = o.id and p.status = 'paid') as payments
     from orders o where o.order_no in (?)`,
    [crowd.paid]
  )
  const settled = new Map(orders.map((row) => [row.order_no, row]))
  const [{ total: allOrders }] = await rows(
    'select count(*) as total from orders where user_id in (?)',
    [crowd.buyerIds]
  )
  const counted = await rows(
    'select play_session_id as id, count(*) as beats from play_beats where play_session_id in (?) group by play_session_id',
    [[...crowd.beats.keys()]]
  )
  const stored = new Map(counted.map(({ id, beats }) => [id, Number(beats)]))
  return [
    ...crowd.paid.flatMap((orderNo) => {
      const row = settled.get(orderNo)
      if (!row) return [`order ${orderNo} is missing`]
      const { order_status: status, rights, payments } = row
      const isWhole = Number(status) === 2 && Number(rights) === 1 && Number(payments) === 1
      return isWhole ? [] : [`order ${orderNo}: ${JSON.stringify({ status, rights, payments })}`]
    }),
    ...(Number(allOrders) <= crowd.asked
      ? []
      : [`${crowd.asked} orders were asked for, ${allOrders} are there`]),
    ...[...crowd.beats].flatMap(([id, { sent, acknowledged }]) => {
      const found = stored.get(id) ?? 0
      return found >= acknowledged && found <= sent
        ? []
        : [`session ${id}: of ${sent} beats ${acknowledged} acknowledged, ${found} kept`]
    }),
  ]
}
