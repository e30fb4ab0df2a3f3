/** Whether what was acknowledged is in the database, once. */
import { invariants } from '@zhuxue/database/invariants'
import type { RowDataPacket } from 'mysql2/promise'
import { database } from '../bench/support/database.js'

export interface Kept {
  /** Numbers of orders whose notice was acknowledged. */
  paid: string[]
  /** By play session. */
  beats: Map<number, { acknowledged: number; sent: number }>
  /** The last acknowledged letter of each question, by attempt. */
  letters: Map<number, Map<number, string>>
}

/** @returns a sentence for each difference */
export async function lostOrDoubled(kept: Kept): Promise<string[]> {
  const connection = await database()
  const rows = async (sql: string, values: unknown[] = []) =>
    (await connection.query<RowDataPacket[]>(sql, values))[0]
  const found = [
    ...(await ordersOf(kept.paid, rows)),
    ...(await beatsOf(kept.beats, rows)),
    ...(await answersOf(kept.letters, rows)),
  ]
  for (const { name, sql } of invariants) {
    if ((await rows(`${sql} LIMIT 1`)).length) found.push(`not true: ${name}`)
  }
  await connection.end()
  return found
}

type Rows = (sql: string, values?: unknown[]) => Promise<RowDataPacket[]>

async function ordersOf(paid: string[], rows: Rows): Promise<string[]> {
  if (!paid.length) return ['nothing was paid']
  const orders = await rows(
    `select o.order_no, o.order_status, (select count(*) from user_courses c where c.order_id = o.id) as rights,
       (select count(*) from payments p where p.order_id = o.id and p.status = 'paid') as payments
     from orders o where o.order_no in (?)`,
    [paid]
  )
  const settled = new Map(orders.map((row) => [row.order_no, row]))
  return paid.flatMap((orderNo) => {
    const row = settled.get(orderNo)
    if (!row) return [`order ${orderNo} is missing`]
    const { order_status: status, rights, payments } = row
    const isWhole = Number(status) === 2 && Number(rights) === 1 && Number(payments) === 1
    return isWhole ? [] : [`order ${orderNo}: ${JSON.stringify({ status, rights, payments })}`]
  })
}

/** A beat whose answer was lost may have been kept. */
async function beatsOf(beats: Kept['beats'], rows: Rows): Promise<string[]> {
  const counted = await rows(
    'select play_session_id as id, count(*) as beats from play_beats where play_session_id in (?) group by play_session_id',
    [[...beats.keys()]]
  )
  const stored = new Map(counted.map(({ id, beats: found }) => [id, Number(found)]))
  return [...beats].flatMap(([id, { acknowledged, sent }]) => {
    const found = stored.get(id) ?? 0
    return found >= acknowledged && found <= sent
      ? []
      : [`session ${id}: ${acknowledged} beats acknowledged of ${sent}, ${found} kept`]
  })
}

async function answersOf(letters: Kept['letters'], rows: Rows): Promise<string[]> {
  if (!letters.size) return ['nobody sat a test']
  const answers = await rows(
    'select user_paper_id as id, question_id as question, answer from paper_answers where user_paper_id in (?)',
    [[...letters.keys()]]
  )
  const stored = new Map(answers.map((row) => [`${row.id} ${row.question}`, row.answer]))
  return [...letters].flatMap(([id, saved]) =>
    [...saved].flatMap(([question, letter]) => {
      const found = stored.get(`${id} ${question}`)
      return found === letter
        ? []
        : [`test ${id}, question ${question}: ${letter} was acknowledged, ${found} is kept`]
    })
  )
}
