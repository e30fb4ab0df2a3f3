import type { Trx } from '#core/transaction'

/** Of a row in `user_courses`, what tells which other rows came with it. */
export interface GrantRow {
  id: number
  order_item_id: number | null
  seat_no: number | null
  grant_key: string
}

/**
 * The rows that were given in one go: a bundle is as many rows as it has courses (docs/decisions/0010).
 * Of a bulk order they share their seat; of what an admin assigned, the beginning of their `grant_key`.
 */
export function siblingGrants(trx: Trx, row: GrantRow) {
  const rows = trx.from('user_courses')
  if (row.order_item_id !== null && row.seat_no !== null) {
    return rows.where({ order_item_id: row.order_item_id, seat_no: row.seat_no })
  }
  const gift = /^(admin:\d+:\d+:\d+:)\d+$/.exec(row.grant_key)
  return gift ? rows.where('grant_key', 'like', `${gift[1]}%`) : rows.where('id', row.id)
}
