import { TelephoneClaims } from '#accounts/telephone_claims'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

/** Seats wait as `user_courses` rows with a telephone and no user (docs/decisions/0010). */
export class WaitingSeats extends TelephoneClaims {
  async claim(trx: Trx, userId: number, telephone: string): Promise<void> {
    const at = toStored(now())
    await trx
      .from('user_courses')
      .where('telephone', telephone)
      .whereNull('user_id')
      .update({ user_id: userId, claimed_at: at, updated_at: at })
  }
}
