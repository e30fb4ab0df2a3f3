import { createHash, randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type Order from '#commerce/order'
import type { CurrentUser } from '#core/current_user'
import { now, toStored } from '#core/time'
import { transaction } from '#core/transaction'

const minutes = 5

/** One per session, for one order; it invalidates the previous one. Letters and digits only, as WeChat requires. */
export async function beginAuthorization({ tokenId }: CurrentUser, order: Order): Promise<string> {
  const state = randomBytes(24).toString('hex')
  const begun = {
    order_id: order.id,
    state_hash: hashOf(state),
    expires_at: toStored(now().plus({ minutes })),
    created_at: toStored(now()),
  }
  await transaction(async (trx) => {
    await trx.from('access_tokens').where('id', tokenId).forUpdate().select('id')
    const former = await trx.from('wallet_authorizations').where('token_id', tokenId).first()
    if (former) await trx.from('wallet_authorizations').where('id', former.id).update(begun)
    else await trx.table('wallet_authorizations').insert({ token_id: tokenId, ...begun })
  })
  return state
}

/** True once, for the session and the order that started it. */
export async function redeemAuthorization({ tokenId }: CurrentUser, order: Order, state: string): Promise<boolean> {
  const deleted = await db
    .from('wallet_authorizations')
    .where({ token_id: tokenId, order_id: order.id, state_hash: hashOf(state) })
    .where('expires_at', '>', toStored(now()))
    .delete()
  return Number(deleted) === 1
}

function hashOf(state: string): string {
  return createHash('sha256').update(state).digest('hex')
}
