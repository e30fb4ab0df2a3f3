import type { CurrentUser } from '#core/current_user'

export interface UsedCode {
  valid: boolean
  courseId: number | null
  msg: string
}

/** Learning, which accounts may not import, binds its implementation to this class (docs/product.md 9.4). */
export class SignInRedemption {
  /** Never throws for a wrong code: the sign-in continues without it. */
  async use(_user: CurrentUser, _code: string): Promise<UsedCode | null> {
    return null
  }
}
