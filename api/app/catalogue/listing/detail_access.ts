import type { CurrentUser } from '#core/current_user'

/** Learning, which knows entitlements, binds its implementation in the container. */
export class DetailAccess {
  /** `holds`: owned in any way, ended or not; `reads`: may read what is hidden until it is bought. The course exists. */
  async of(_user: CurrentUser, _courseId: number): Promise<{ holds: boolean; reads: boolean }> {
    return { holds: false, reads: false }
  }

  /** Ids of these courses that the user owns. */
  async heldAmong(_user: CurrentUser, _courseIds: number[]): Promise<Set<number>> {
    return new Set()
  }
}
