import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { CartLine } from '#commerce/pricing/product'
import { prepared } from '#core/prepared_statements'
import { now, toStored } from '#core/time'
import { isDuplicate, isMissing, isRolledBack, RetryTransaction, type Trx } from '#core/transaction'

type CartLineInput = Omit<CartLine, 'id'>

interface NewLine extends CartLineInput {
  userId: number
  courseId: number
  /** From 1 to the maximum of a cart. Each line has its own, so no cart exceeds the maximum (docs/decisions/0016). */
  slot: number
}

/** @returns null when another request was faster or the account was closed: nothing was stored */
export async function insertCartLineOptimistically(line: NewLine): Promise<number | null> {
  try {
    return await insertLine(db.connection(), line)
  } catch (error) {
    if (isDuplicate(error) || isMissing(error) || isRolledBack(error)) return null
    throw error
  }
}

/** @throws RetryTransaction when a request without the lock was faster */
export async function addLine(trx: Trx, line: NewLine): Promise<number> {
  try {
    return await insertLine(trx, line)
  } catch (error) {
    throw isDuplicate(error) ? new RetryTransaction() : error
  }
}

export async function changeLine(trx: Trx, id: number, newValues: CartLineInput): Promise<void> {
  await change.write(trx, ...valuesOf(newValues), id)
}

function insertLine(client: QueryClientContract, line: NewLine): Promise<number> {
  const { userId, courseId, slot } = line
  return add.insert(client, userId, courseId, slot, ...valuesOf(line))
}

const valuesOf = ({ courseCount, withBook, priceFen }: CartLineInput) =>
  [courseCount, Number(withBook), priceFen, toStored(now())] as const

/** The subquery finds no closed account, and a line without a user is rejected by the database. */
const add = prepared(`insert into cart_items
  (user_id, course_id, slot, course_count, with_book, price_fen, created_at)
  values ((select id from users where id = ? and deleted_at is null), ?, ?, ?, ?, ?, ?)`)

const change = prepared(
  `update cart_items set course_count = ?, with_book = ?, price_fen = ?, updated_at = ? where id = ?`
)
