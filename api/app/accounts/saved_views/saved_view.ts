import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { SavedViewSchema } from '#core/schema'
import type { Trx } from '#core/transaction'

/** A user has at most one default view per list, marked by a non-null unique `defaultKey`. */
export default class SavedView extends SavedViewSchema {
  /** @throws NotFound for a missing view and for a view of another user */
  static async owned(trx: Trx, user: CurrentUser, id: number): Promise<SavedView> {
    const view = await this.query({ client: trx }).where({ id, userId: user.id }).first()
    if (!view) throw new NotFound()
    return view
  }

  get isDefault(): boolean {
    return this.defaultKey !== null && this.defaultKey !== undefined
  }
}
