import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { APIRequestContext } from '@playwright/test'
import { createConnection } from 'mysql2/promise'
import { serverTime } from './clock'

const minute = 60_000
const day = 1_440 * minute

/** A stored time by the product's clock. */
export async function storedTime(request: APIRequestContext, agoMs = 0): Promise<string> {
  const time = +(await serverTime(request)) - agoMs
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ')
}

/**
 * The end of one order is moved to a minute ago. The development clock would let half an hour pass for everybody:
 * sessions of the board would end, and other open orders close.
 */
export async function expireOrder(request: APIRequestContext, orderId: string): Promise<void> {
  const over = await storedTime(request, minute)
  await change('update orders set expires_at = ? where order_no = ?', [over, orderId])
}

/** Closes a payment attempt here and not at the wallet, where it can still be paid. */
export async function closeAttempt(merchantNo: string): Promise<void> {
  const give = "update payments set status = 'closed', open_key = null where merchant_no = ?"
  await change(give, [merchantNo])
}

/** An order that was paid at noon of a day; the clock would end the sessions of everybody. */
export async function payOnDay(request: APIRequestContext, orderId: string, day: string): Promise<void> {
  const at = await storedTime(request)
  const moved = 'update orders set paid_at = ?, updated_at = ? where order_no = ?'
  await change(moved, [`${day} 04:00:00`, at, orderId])
}

/** A test of so many minutes, for attempts that begin from now on; null for no limit. */
export async function limitPaper(paperId: number, minutes: number | null): Promise<void> {
  await change('update papers set limit_minutes = ? where id = ?', [minutes, paperId])
}

/** Somebody who never gave an ID number, as after a sign-in by code. */
export async function removeIdNumber(telephone: string): Promise<void> {
  const nothing = 'id_card_cipher = null, id_card_index = null, id_card_masked = null'
  await change(`update users set ${nothing}, user_status = 0 where telephone = ?`, [telephone])
}

/** The seats of an order were given so many days ago. The development clock would end the sessions of all stories. */
export async function giveSeatsEarlier(request: APIRequestContext, orderId: string, days: number): Promise<void> {
  const at = await storedTime(request, days * day)
  const ofOrder = 'order_id = (select id from orders where order_no = ?)'
  await change(`update user_courses set created_at = ? where ${ofOrder}`, [at, orderId])
}

/** After a story that everybody would be asked about; the product itself never takes a version back. */
export async function removeLegalText(kind: string, number: number): Promise<void> {
  await change('delete from legal_texts where kind = ? and number = ?', [kind, number])
}

/** The file of an export was there for its hours. */
export async function expireExports(request: APIRequestContext, loginName: string): Promise<void> {
  const over = await storedTime(request, minute)
  const ofPerson = 'user_id = (select id from users where login_name = ?)'
  await change(`update exports set expires_at = ? where state = 'done' and ${ofPerson}`, [over, loginName])
}

type Value = string | number | null

export async function change(sql: string, values: Value[]): Promise<void> {
  if (process.env.DB_CONNECTION === 'mysql') return onMysql(sql, values)
  const database = new DatabaseSync(join(process.env.E2E_FOLDER!, 'zhuxue.sqlite'), { timeout: 5000 })
  database.prepare(sql).run(...values)
  database.close()
}

async function onMysql(sql: string, values: Value[]): Promise<void> {
  const { DB_HOST, DB_PORT, DB_USER, DB_PASSWORD, DB_DATABASE } = process.env
  const database = await createConnection({
    host: DB_HOST,
    port: Number(DB_PORT),
    user: DB_USER,
    password: DB_PASSWORD,
    database: DB_DATABASE,
  })
  await database.execute(sql, values)
  await database.end()
}
