import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/**
 * What must be true of money and courses at every moment, as queries that find what breaks it: no row is a
 * pass. They read alike on SQLite and MySQL, and are run after every fault that a test can think of.
 */
export const invariants = {
  'I1 goods and freight are the order': `
    select order_no from orders where ware_fen + freight_fen <> amount_fen`,

  'I1 the lines are the goods': `
    select order_no from orders
    where ware_fen <> (select coalesce(sum(amount_fen), -1) from order_items where order_id = orders.id)`,

  'I2 freight is charged only for a parcel under 100 yuan': `
    select order_no from orders
    where freight_fen > 0 and (
      not exists (select 1 from order_items where order_id = orders.id and course_type in (3, 4))
      or (select sum(base_fen) from order_items where order_id = orders.id) >= 10000)`,

  'I3 a paid order has exactly one payment of just its amount': `
    select order_no from orders
    where order_status = 2 and 1 <> (
      select count(*) from payments
      where order_id = orders.id and status = 'paid' and amount_fen = orders.amount_fen)`,

  'I3 a payment belongs to a paid order': `
    select merchant_no from payments join orders on orders.id = payments.order_id
    where payments.status = 'paid' and order_status <> 2`,

  'I4 a paid single order unlocked each of its videos': `
    select order_no from orders join order_items on order_items.order_id = orders.id
    where order_status = 2 and order_type = 'single' and course_type in (1, 5, 6) and 1 <> (
      select count(*) from user_courses
      where order_item_id = order_items.id and user_courses.course_id = order_items.course_id)`,

  'I4 no more seats are taken than bought': `
    select order_no from orders join order_items on order_items.order_id = orders.id
    where order_status = 2 and order_type = 'package' and course_count < (
      select count(*) from user_courses
      where order_item_id = order_items.id and user_courses.course_id = order_items.course_id)`,

  'I5 an order that is not paid unlocked nothing': `
    select order_no from orders
    where order_status <> 2 and exists (select 1 from user_courses where order_id = orders.id)`,

  'I6 the wallet’s number of a payment is booked once': `
    select transaction_id from (
      select transaction_id from payments where transaction_id is not null
      union all select transaction_id from payment_exceptions) as booked
    group by transaction_id having count(*) > 1`,

  'I6 a payment through a wallet has the wallet’s number': `
    select merchant_no from payments
    where status = 'paid' and transaction_id is null and amount_fen > 0`,

  'I6 a try that is over holds no key of an open one': `
    select merchant_no from payments
    where (status = 'open') <> (open_key is not null) or (status = 'paid') <> (paid_key is not null)`,
} as const

export interface BrokenInvariant {
  invariant: string
  /** The numbers of the orders or payments that break it, ten at most. */
  rows: unknown[]
}

/** The invariants that do not hold in this database. */
export async function brokenInvariants(client: QueryClientContract): Promise<BrokenInvariant[]> {
  const broken: BrokenInvariant[] = []
  for (const [invariant, sql] of Object.entries(invariants)) {
    const result = await client.rawQuery(`${sql} limit 10`)
    const rows = client.dialect.name === 'mysql' ? result[0] : result
    if (rows.length) broken.push({ invariant, rows })
  }
  return broken
}
