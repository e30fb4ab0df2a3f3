import type { Trx } from '#core/transaction'

/**
 * What waits for the owner of a telephone: seats of bulk orders that somebody assigned to the number
 * before anybody had proved it. They are known further right (learning), which binds its own answer
 * to this class in the container; without one, nothing waits (docs/decisions/0012).
 */
export class TelephoneClaims {
  /** Hands what waits for the telephone to the person who has just proved it, in that transaction. */
  async claim(_trx: Trx, _userId: number, _telephone: string): Promise<void> {}
}
