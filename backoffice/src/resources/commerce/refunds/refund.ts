import type { OrderType } from '@zhuxue/api/terms/commerce'
import type { RefundScope, RefundStatus } from '@zhuxue/api/terms/commerce/refunds'
import type { Tone } from '../../../kit/list/StatusTag'

/** Money given back, as the list carries it; amounts in yuan. */
export interface Refund {
  refundId: number
  refundNo: string
  scope: RefundScope
  orderId: string | null
  orderName: string | null
  copies: number
  refundAmt: number
  totalAmt: number
  reason: string
  refundStatus: RefundStatus
  failure: string | null
  askedBy: string | null
  createTime: string
  finishTime: string | null
  nextTryTime: string | null
}

export interface RefundLine {
  orderItemId: number
  orderItemName: string
  orderItemAmt: number
  courseCount: number
  refundedCount: number
  assignedCount: number
  refundableCount: number
  copies: number
  refundAmt: number
}

/** What a refund would give back, or in `refusal` why it would not. */
export interface RefundPreview {
  orderId: string
  orderType: OrderType
  orderAmt: number
  refundedAmt: number
  refundedCount: number
  refusal: string | null
  whole: boolean
  refundAmt: number | null
  freightAmt: number | null
  freightKept: number
  studiedMinutes: number
  lines: RefundLine[]
}

/** Money goes only as the sums on the screen say: those of another choice, or of none, cannot be confirmed. */
export const mayConfirm = (shown: {
  preview: RefundPreview | null
  error: unknown
  asking: boolean
  nothingChosen: boolean
}) =>
  shown.preview !== null &&
  shown.preview.refusal === null &&
  !shown.error &&
  !shown.asking &&
  !shown.nothingChosen

export type WantedCopies = { orderItemId: number; copies: number }[]

export const refundTone: Record<RefundStatus, Tone> = {
  requested: 'processing',
  processing: 'processing',
  done: 'success',
  failed: 'error',
}
