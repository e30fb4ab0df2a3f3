import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { PresenceKind, PresenceMoment, PresenceWay } from '#accounts/presence/terms'
import { PresenceState } from '#accounts/presence/terms'
import { NotFound } from '#core/errors'
import { PresenceCheckSchema } from '#core/schema'
import { now, toWireDay } from '#core/time'
import type { Trx } from '#core/transaction'

/** A user has one open check; the unique `open_key` enforces it. */
export default class PresenceCheck extends PresenceCheckSchema {
  declare kind: PresenceKind
  declare moment: PresenceMoment
  declare way: PresenceWay | null
  declare state: PresenceState

  /** Null after midnight, when an unanswered check is left. */
  static async openOf(userId: number, client: QueryClientContract = db.connection()): Promise<PresenceCheck | null> {
    const check = await this.query({ client }).where('openKey', userId).first()
    return check?.isOpen ? check : null
  }

  /** Found first and locked by id, so that no other rows are locked. */
  static async lockOpenOf(trx: Trx, userId: number): Promise<PresenceCheck | null> {
    const found = await this.query({ client: trx }).where('openKey', userId).select('id').first()
    const check = found && (await this.query({ client: trx }).where('id', found.id).forUpdate().first())
    return check?.openKey ? check : null
  }

  /** An own check that can be answered. @throws NotFound */
  static async lockOwnOpen(trx: Trx, userId: number, id: number): Promise<PresenceCheck> {
    const check = await this.query({ client: trx }).where({ id, userId }).forUpdate().first()
    if (!check?.isOpen) throw new NotFound()
    return check
  }

  /** @throws NotFound */
  static async findOwnOpen(userId: number, id: number): Promise<PresenceCheck> {
    const check = await this.query().where({ id, userId }).first()
    if (!check?.isOpen) throw new NotFound()
    return check
  }

  /** Waits for an answer; a check of an earlier business day does not. */
  get isOpen(): boolean {
    return this.openKey !== null && toWireDay(this.askedAt) === toWireDay(now())
  }

  /** Nobody answered: something else is asked, or the day is over. */
  leave(): Promise<this> {
    if (this.state === PresenceState.Open) this.state = PresenceState.Left
    this.openKey = null
    return this.save()
  }

  end(answer: { state: PresenceState; way: PresenceWay; actorId?: number; reason?: string }): Promise<this> {
    Object.assign(this, answer)
    this.answeredAt = now()
    this.openKey = null
    return this.save()
  }
}
