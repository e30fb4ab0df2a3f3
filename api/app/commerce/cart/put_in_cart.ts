import db from '@adonisjs/lucid/services/db'
import { lockOwnUser } from '#accounts/lock_user'
import { VideoTypes } from '#catalogue/terms'
import { productsFor, type CartLine, type Product } from '#commerce/pricing/product'
import { MaxCartQuantity, MaxCartRows, messages } from '#commerce/terms'
import { isLostConnection } from '#core/connections/database_errors'
import type { CurrentUser } from '#core/current_user'
import { noteInFunnel } from '#core/funnel_tally'
import { Refusal } from '#core/http/refusal'
import { prepared } from '#core/prepared'
import { now, toStored } from '#core/time'
import { afterCommit, isDuplicate, isRetryable, transaction, type Trx } from '#core/transaction'

export interface CartItemInput {
  courseId: number
  courseCount: number
  /** Undefined keeps the line's current value. */
  withBook?: boolean
  set?: boolean
  bulk?: boolean
}

interface Put {
  line: CartLine
  product: Product
}

export async function putInCart(user: CurrentUser, input: CartItemInput): Promise<Put> {
  const put = await putFirst(user.id, input)
  return put ?? transaction((trx) => putLocked(trx, user, input))
}

async function putLocked(trx: Trx, user: CurrentUser, input: CartItemInput) {
  await lockOwnUser(trx, user.id)
  return putItem(trx, user.id, input)
}

/** A product that is not in the cart yet, by one statement; null when the lock has to decide. */
async function putFirst(userId: number, input: CartItemInput): Promise<Put | null> {
  const { products } = await productsFor(userId, [input.courseId])
  const product = forSale(products.get(input.courseId))
  if (product.cartLine) return null
  const wanted = wantedOf(product, input)
  const values = [product.courseId, ...valuesOf(wanted)]
  const id = await addFirst.insert(db.connection(), ...values, userId).catch(noneWhenUndone)
  if (!id) return null
  noteInFunnel('carts', product.courseId)
  return { line: { ...wanted, id }, product }
}

/** After a connection that broke the line may be there: the same again would add to it. */
function noneWhenUndone(error: unknown): null {
  if (isDuplicate(error) || (isRetryable(error) && !isLostConnection(error))) return null
  throw error
}

export async function putItem(trx: Trx, userId: number, input: CartItemInput) {
  const { products, buyer } = await productsFor(userId, [input.courseId], trx)
  const product = forSale(products.get(input.courseId))
  const { cartLine: before } = product
  if (!before && buyer.cartRows >= MaxCartRows) throw new Refusal(messages.cartFull)

  const wanted = wantedOf(product, input)
  const values = valuesOf(wanted)
  if (before) {
    await change.write(trx, ...values, before.id)
    return { line: { ...wanted, id: before.id }, product }
  }
  const id = await add.insert(trx, userId, product.courseId, ...values)
  afterCommit(trx, () => noteInFunnel('carts', product.courseId))
  return { line: { ...wanted, id }, product }
}

function wantedOf(product: Product, input: CartItemInput) {
  const before = product.cartLine
  return {
    courseCount: countFor(product, input),
    withBook: Boolean(product.textbook && (input.withBook ?? before?.withBook)),
    priceFen: before && input.set ? before.priceFen : product.priceFen,
  }
}

const valuesOf = ({ courseCount, withBook, priceFen }: Omit<CartLine, 'id'>) => [
  ...[courseCount, Number(withBook), priceFen],
  toStored(now()),
]

/** Holds the person's lock while it counts, as `putLocked` does. */
const addFirst = prepared(
  `insert into cart_items (course_id, course_count, with_book, price_fen, created_at, user_id)
  select ?, ?, ?, ?, ?, users.id from users where users.id = ? and users.deleted_at is null
  and (select count(*) from cart_items as filled where filled.user_id = users.id) < ${MaxCartRows}`,
  { locks: true }
)

const add =
  prepared(`insert into cart_items (user_id, course_id, course_count, with_book, price_fen, created_at)
  values (?, ?, ?, ?, ?, ?)`)

const change = prepared(
  `update cart_items set course_count = ?, with_book = ?, price_fen = ?, updated_at = ? where id = ?`
)

function forSale(product?: Product): Product {
  const why = product ? product.unavailable : messages.notForSale
  if (why !== null) throw new Refusal(why)
  return product!
}

function countFor(product: Product, input: CartItemInput): number {
  const before = input.set ? 0 : (product.cartLine?.courseCount ?? 0)
  const single = VideoTypes.includes(product.courseType) && !input.bulk
  const count = single ? 1 : before + input.courseCount
  if (count > MaxCartQuantity) throw new Refusal(messages.tooMany, { field: 'courseCount' })
  return count
}
