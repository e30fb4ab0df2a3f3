/** What the product says to its database during one checkout, word for word. */
import { setTimeout as pause } from 'node:timers/promises'
import type { RowDataPacket } from 'mysql2/promise'
import type { Buyers } from './buyers.js'
import { database } from './database.js'

/** One checkout and one addition to a cart by the first buyer, alone in the house. */
export async function recordStatements(buyers: Buyers, url: string) {
  const { person, courseId } = buyers.nextPair()
  await buyers.quote(url, person, courseId)

  const quote = await during(() => buyers.quote(url, person, courseId))
  let orderNo = ''
  const key = 'bench-key-recorded'
  const buy = await during(async () => {
    orderNo = await buyers.order(url, person, courseId, key)
  })
  await buyers.showCodes()
  const transactionId = 'bench-transaction-recorded'
  let noticeId = ''
  const notice = await during(async () => {
    noticeId = await buyers.notify(url, orderNo, transactionId)
  })
  const cart = await during(() => buyers.add(url, person, courseId))

  const [[row]] = await (
    await database()
  ).query<RowDataPacket[]>(
    `select o.id as orderId, i.id as itemId, p.id as paymentId from orders o
     join order_items i on i.order_id = o.id join payments p on p.order_id = o.id
     where o.order_no = ?`,
    [orderNo]
  )
  return {
    recorded: { quote, buy, notice, cart },
    known: {
      ...{ userId: person.userId, tokenId: person.tokenId, courseId, orderNo, key },
      ...{ orderId: row.orderId, itemId: row.itemId, paymentId: row.paymentId },
      ...{ transactionId, noticeId },
    },
    people: buyers.people.map(({ userId, tokenId }) => ({ userId, tokenId })),
  }
}

async function during(work: () => Promise<unknown>): Promise<string[]> {
  const log = await database()
  await log.query("set global log_output = 'TABLE'")
  await log.query('truncate table mysql.general_log')
  await log.query('set global general_log = on')
  await work()
  // What is said after the answer belongs to the call as well.
  await pause(300)
  await log.query('set global general_log = off')
  const [rows] = await log.query<RowDataPacket[]>(
    `select convert(argument using utf8mb4) as said from mysql.general_log
     where command_type in ('Query', 'Execute') and thread_id <> connection_id() order by event_time`
  )
  return rows.map(({ said }) => said as string)
}
