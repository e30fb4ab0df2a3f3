import { lockOwnUser } from '#accounts/lock_user'
import { ShippedTypes } from '#catalogue/terms'
import Comment from '#comments/comment'
import { CommentStatus, messages } from '#comments/terms'
import { OrderStatus } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'
import { requireAccess, courseAccess } from '#learning/entitlements/course_access'
import { AccessReason, Denial } from '#learning/terms'

/** The comment waits for approval (docs/product.md 12.1). @throws UserError `not-bought`, `expired` or `switched-off` */
export async function postComment(
  user: CurrentUser,
  { courseId, text }: { courseId: number; text: string }
): Promise<Comment> {
  return transaction(async (trx) => {
    await lockOwnUser(trx, user.id)
    const { course, entitlement } = await courseAccess(user, courseId, trx)
    const shipped = ShippedTypes.includes(course.courseType)
    if (!shipped || !(await hasPaidOrder(trx, user.id, courseId))) {
      requireAccess(entitlement, messages.needsPurchase)
      if (entitlement.reason === AccessReason.Staff) {
        throw new UserError(messages.needsPurchase, { code: Denial.NotBought })
      }
    }
    return Comment.create(
      { courseId, userId: user.id, commentContent: text, commentStatus: CommentStatus.Waiting },
      { client: trx }
    )
  })
}

/** Shipped courses grant no entitlement, so the paid order counts. */
async function hasPaidOrder(trx: Trx, userId: number, courseId: number): Promise<boolean> {
  const order = await trx
    .from('orders')
    .join('order_items', 'order_items.order_id', 'orders.id')
    .where('orders.user_id', userId)
    .where('orders.order_status', OrderStatus.Paid)
    .where('order_items.course_id', courseId)
    .select('orders.id')
    .first()
  return Boolean(order)
}
