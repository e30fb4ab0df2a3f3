import type { Trx } from '#core/transaction'

export interface GrantRow {
  id: number
  order_item_id: number | null
  seat_no: number | null
  grant_key: string
}

/** A bundle has a row per course (docs/decisions/0010); they share the seat or the prefix of `grant_key`. */
export function siblingGrants(trx: Trx, row: GrantRow) {
  const rows = trx.from('user_courses')
  if (row.order_item_id !== null && row.seat_no !== null) {
    return rows.where({ order_item_id: row.order_item_id, seat_no: row.seat_no })
  }
  const adminGrant = /^(admin:\d+:\d+:\d+:)\d+$/.exec(row.grant_key)
  return adminGrant ? rows.where('grant_key', 'like', `${adminGrant[1]}%`) : rows.where('id', row.id)
}
