import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { FaceCheckSchema } from '#core/schema'
import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { BusinessZone, now, toStored } from '#core/time'
import { FaceFailuresPerDay, FaceState } from '#accounts/face_checks/terms'
import type { FaceVerdict } from '#drivers/face/face_verifier'

/** Decided once, by the vendor only (docs/threats.md T11). */
export default class FaceCheck extends FaceCheckSchema {
  declare state: FaceState

  static async owned(user: CurrentUser, certifyId: string): Promise<FaceCheck> {
    const check = await FaceCheck.query().where('certifyId', certifyId).where('userId', user.id).first()
    if (!check) throw new NotFound()
    return check
  }

  static async hasReachedDailyLimit(userId: number): Promise<boolean> {
    return (await FaceCheck.triesLeftToday(userId)) === 0
  }

  static async triesLeftToday(userId: number, client?: QueryClientContract): Promise<number> {
    const dayBegan = toStored(now().setZone(BusinessZone).startOf('day'))
    const [{ $extras: extras }] = await FaceCheck.query({ client })
      .where('userId', userId)
      .where('state', FaceState.Failed)
      .where('decidedAt', '>=', dayBegan)
      .count('* as total')
    return Math.max(0, FaceFailuresPerDay - Number(extras.total))
  }

  static async lastPassedAt(userId: number): Promise<DateTime | null> {
    const last = await FaceCheck.query()
      .where('userId', userId)
      .where('state', FaceState.Passed)
      .orderBy('decidedAt', 'desc')
      .first()
    return last?.decidedAt ?? null
  }

  get isExpired(): boolean {
    return this.expiresAt <= now()
  }

  /** The vendor will not decide it any more: a new one can begin at once, and it counts as no failure. */
  async end(): Promise<void> {
    await FaceCheck.query()
      .where('id', this.id)
      .where('state', FaceState.Pending)
      .update({ expires_at: toStored(now()) })
    await this.refresh()
  }

  /** The condition lets only one of two simultaneous verdicts win. */
  async recordVerdict({ state, subCode }: FaceVerdict): Promise<void> {
    if (state === 'pending') return
    if (state === 'expired') return this.end()
    await FaceCheck.query()
      .where('id', this.id)
      .where('state', FaceState.Pending)
      .update({ state, sub_code: subCode, decided_at: toStored(now()) })
    await this.refresh()
  }
}
