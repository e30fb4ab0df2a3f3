import { RefundRequestSchema } from '#core/schema'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'
import type { RefundRequestStatus } from '#commerce/refunds/requests/terms'

/** Changed only under the lock of its order. `openOrderId` is the order while the request waits, and unique. */
export default class RefundRequest extends RefundRequestSchema {
  declare status: RefundRequestStatus

  static waiting(trx: Trx, orderId: number): Promise<RefundRequest | null> {
    return RefundRequest.query({ client: trx }).where('openOrderId', orderId).first()
  }

  decide(status: RefundRequestStatus, by: { adminId: number | null; answer?: string }): Promise<this> {
    this.status = status
    this.answer = by.answer ?? null
    this.decidedBy = by.adminId
    this.decidedAt = now()
    this.openOrderId = null
    return this.save()
  }
}
