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
 * Moves the expiry of one order to a minute ago. Advancing the development clock would affect all tests: sessions of
 * the admin would end, and other open orders close.
 */
export async function expireOrder(request: APIRequestContext, orderId: string): Promise<void> {
  const over = await storedTime(request, minute)
  await change('update orders set expires_at = ? where order_no = ?', [over, orderId])
}

/** Closes a payment attempt in our database only; the payment provider still accepts it. */
export async function closeAttempt(merchantNo: string): Promise<void> {
  const give = "update payments set status = 'closed', open_key = null where merchant_no = ?"
  await change(give, [merchantNo])
}

/** Moves the payment of an order to noon of a day; advancing the clock would end all sessions. */
export async function payOnDay(request: APIRequestContext, orderId: string, day: string): Promise<void> {
  const at = await storedTime(request)
  const moved = 'update orders set paid_at = ?, updated_at = ? where order_no = ?'
  await change(moved, [`${day} 04:00:00`, at, orderId])
}

/** The time limit of a paper in minutes, for attempts that begin from now on; null for none. */
export async function limitPaper(paperId: number, minutes: number | null): Promise<void> {
  await change('update papers set limit_minutes = ? where id = ?', [minutes, paperId])
}

/** Withholds the staff rights of a user, as a reset of the password by SMS does. */
export async function holdStaffRights(request: APIRequestContext, telephone: string): Promise<void> {
  await change('update users set staff_hold_at = ? where telephone = ?', [await storedTime(request), telephone])
}

/** Leaves a user without an ID number, as after a sign-in by code. */
export async function removeIdNumber(telephone: string): Promise<void> {
  const nothing = 'id_card_cipher = null, id_card_index = null, id_card_masked = null'
  await change(`update users set ${nothing}, user_status = 0 where telephone = ?`, [telephone])
}

/** Moves the assignment of an order's seats to the past. Advancing the clock would end the sessions of all tests. */
export async function backdateSeats(request: APIRequestContext, orderId: string, days: number): Promise<void> {
  const at = await storedTime(request, days * day)
  const ofOrder = 'order_id = (select id from orders where order_no = ?)'
  await change(`update user_courses set created_at = ? where ${ofOrder}`, [at, orderId])
}

/** Cleans up after a test, because all users would be asked to agree; the product itself never removes a version. */
export async function removeLegalText(kind: string, number: number): Promise<void> {
  await change('delete from legal_texts where kind = ? and number = ?', [kind, number])
}

/** Cleans up after a failed test, because its retry signs in with the password alone. */
export async function removeSecondFactor(loginName: string): Promise<void> {
  const ofPerson = 'user_id = (select id from users where login_name = ?)'
  await change(`delete from passkeys where ${ofPerson}`, [loginName])
  await change(`delete from recovery_codes where ${ofPerson}`, [loginName])
  const nothing = 'totp_secret_cipher = null, totp_enrolled_at = null, totp_last_step = null'
  await change(`update users set ${nothing} where login_name = ?`, [loginName])
}

/** Makes the files of a user's exports expire. */
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
