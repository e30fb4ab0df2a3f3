import { messages } from '#accounts/terms'
import { UserError } from '#core/errors'

/** What a person may do changes for a reason (docs/product.md 13.8). @throws UserError without one */
export function requireReason(reason: string | undefined): void {
  if (!reason) throw new UserError(messages.changeReasonRequired, { field: 'reason' })
}
