import type { HttpContext } from '@adonisjs/core/http'
import { requireUser, type CurrentUser } from '#core/current_user'
import { ConfirmIdentityNeeded } from '#core/errors'
import { markProofRequired } from '#core/http/route_option_checks'
import { nowMillis } from '#core/time'

export const RecentProofMinutes = 15

/** More rows moved, deleted or replaced at once need a recent proof. */
export const RowsWithoutProof = 50

export function hasRecentProof({ provedAt = 0 }: CurrentUser): boolean {
  return provedAt + RecentProofMinutes * 60 >= Math.floor(nowMillis() / 1000)
}

/** For routes declared with `recentProof: 'sometimes'`. @throws ConfirmIdentityNeeded */
export function requireRecentProof(ctx: HttpContext): void {
  markProofRequired(ctx)
  if (!hasRecentProof(requireUser(ctx))) throw new ConfirmIdentityNeeded()
}
