import type { CurrentUser } from '#core/current_user'

/** What became of a live code that came with the credentials. */
export interface UsedCode {
  valid: boolean
  /** The course that it opened. */
  courseId: number | null
  msg: string
}

/**
 * A live code given at sign-in. Learning, which accounts may not import, binds its implementation to this class
 * (docs/product.md 9.4).
 */
export class SignInCodes {
  /** Never throws for a wrong code: signing in goes on without it. */
  async use(_user: CurrentUser, _code: string): Promise<UsedCode | null> {
    return null
  }
}
