import type { CurrentUser } from '#core/current_user'

/**
 * Says whether a person may read what a further-education course hides until it is bought. Entitlement
 * is known further right (learning), which binds its own answer to this class in the container; without
 * one, nobody may.
 */
export class DetailAccess {
  async allows(_user: CurrentUser, _courseId: number): Promise<boolean> {
    return false
  }
}
