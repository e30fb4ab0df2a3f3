import { randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import { PlaySessionSchema } from '#core/schema'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import type { Beat } from '#learning/playback/beat'
import type { Segment } from '#learning/playback/coverage'
import type { Credit } from '#learning/playback/credit'
import { BeatReason, PlayState } from '#learning/terms'

/** A person has one active session; the unique `active_key` holds that even when two devices open at once. */
export default class PlaySession extends PlaySessionSchema {
  static newPublicId(): string {
    return randomBytes(18).toString('base64url')
  }

  /** Found first and locked by id, so that no other rows are locked; the caller holds the user's lock. */
  static async lockLast(trx: Trx, userId: number): Promise<PlaySession | null> {
    const last = await this.query({ client: trx })
      .select('id')
      .where('userId', userId)
      .orderBy('id', 'desc')
      .first()
    if (!last) return null
    return this.query({ client: trx }).where('id', last.id).forUpdate().firstOrFail()
  }

  get isActive(): boolean {
    return this.state === PlayState.Active
  }

  get spentUntil(): number {
    return (this.creditedUntil ?? this.openedAt).toUnixInteger()
  }

  refusalOf({ seq }: Beat): BeatReason | null {
    if (!this.isActive) return BeatReason.Superseded
    return seq !== undefined && seq <= this.lastSeq ? BeatReason.Replayed : null
  }

  supersede(): Promise<this> {
    this.state = PlayState.Superseded
    this.activeKey = null
    this.closedAt = now()
    return this.save()
  }

  async record(
    trx: Trx,
    beat: Beat,
    { credit, believed, at }: { credit: Credit; believed: Segment[]; at: DateTime }
  ): Promise<void> {
    const before = this.positionSeconds
    const position = Math.floor(beat.position ?? before)
    const seq = beat.seq ?? this.lastSeq + 1
    this.creditedSeconds += credit.seconds
    this.creditedUntil = DateTime.fromSeconds(credit.spentUntil, { zone: 'utc' })
    this.positionSeconds = position
    this.lastSeq = seq
    this.lastBeatAt = at
    // Plain statements: a beat is the call that comes most often.
    await trx
      .from('play_sessions')
      .where('id', this.id)
      .update({
        credited_seconds: this.creditedSeconds,
        credited_until: toStored(this.creditedUntil),
        position_seconds: position,
        last_seq: seq,
        last_beat_at: toStored(at),
      })
    await trx.table('play_beats').insert({
      play_session_id: this.id,
      seq,
      server_at: toStored(at),
      position_from_seconds: before,
      position_to_seconds: position,
      claimed_seconds: Math.floor(beat.totalPlayTime),
      credited_seconds: credit.seconds,
      refusal: credit.reason,
      visible: beat.visible ?? null,
      rate_bp: beat.rate === undefined ? null : Math.round(beat.rate * 10_000),
      segments: JSON.stringify(believed),
    })
  }
}
