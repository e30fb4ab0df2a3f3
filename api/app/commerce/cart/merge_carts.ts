import { lockOwnUser } from '#accounts/lock_user'
import type { RequestedProduct } from '#commerce/pricing/load_requested_products'
import { addItem } from '#commerce/cart/add_to_cart'
import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import type { Trx } from '#core/transaction'
import { shareCourses } from '#learning/entitlements/lock_sequence'

/** Adds the oldest first, so that the newest is on top again. */
export async function mergeCarts(trx: Trx, user: CurrentUser, lines: RequestedProduct[]) {
  await lockOwnUser(trx, user.id)
  await shareCourses(
    trx,
    lines.map(({ courseId }) => courseId)
  )
  const refused: { courseId: number; reason: string }[] = []
  for (const line of [...lines].reverse()) {
    // Only bulk mode allows several copies of a video course.
    const bulk = line.courseCount > 1
    try {
      await addItem(trx, user.id, { ...line, bulk })
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      refused.push({ courseId: line.courseId, reason: error.message })
    }
  }
  return { merged: lines.length - refused.length, refused }
}
