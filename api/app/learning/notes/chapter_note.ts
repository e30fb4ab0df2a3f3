import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { ChapterNoteSchema } from '#core/schema'
import type { Trx } from '#core/transaction'

/** A learner's private note at a second of a video. */
export default class ChapterNote extends ChapterNoteSchema {
  /** @throws NotFound for a missing note and for another user's */
  static async lockOwned(trx: Trx, user: CurrentUser, id: number): Promise<ChapterNote> {
    const note = await this.query({ client: trx }).where({ id, userId: user.id }).forUpdate().first()
    if (!note) throw new NotFound()
    return note
  }
}
