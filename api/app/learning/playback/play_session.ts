import { randomBytes } from 'node:crypto'
import { PlaySessionSchema } from '#core/schema'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'
import { PlayState } from '#learning/terms'

/** A user has one active session; the unique `active_key` enforces it even when two devices open at the same time. */
export default class PlaySession extends PlaySessionSchema {
  static newPublicId(): string {
    return randomBytes(18).toString('base64url')
  }

  /** Found first and locked by id, so that no other rows are locked; the caller holds the user's lock. */
  static async lockLast(trx: Trx, userId: number): Promise<PlaySession | null> {
    const last = await this.query({ client: trx }).select('id').where('userId', userId).orderBy('id', 'desc').first()
    if (!last) return null
    return this.query({ client: trx }).where('id', last.id).forUpdate().firstOrFail()
  }

  get isActive(): boolean {
    return this.state === PlayState.Active
  }

  supersede(): Promise<this> {
    this.state = PlayState.Superseded
    this.activeKey = null
    this.closedAt = now()
    return this.save()
  }
}
