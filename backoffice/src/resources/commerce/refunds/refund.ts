import type { RefundStatus } from '@zhuxue/api/terms/commerce/refunds'
import type { Tone } from '../../../kit/list/StatusTag'
import type { RefundPreview } from '../../../lib/wire'

/** Money goes only as the sums on the screen say: those of another choice, or of none, cannot be confirmed. */
export const canConfirm = (shown: {
  preview: RefundPreview | null
  error: unknown
  isLoading: boolean
  nothingChosen: boolean
}) =>
  shown.preview !== null &&
  shown.preview.refusal === null &&
  !shown.error &&
  !shown.isLoading &&
  !shown.nothingChosen

export type RefundLines = { orderItemId: number; copies: number }[]

export const refundTone: Record<RefundStatus, Tone> = {
  requested: 'processing',
  processing: 'processing',
  done: 'success',
  failed: 'error',
}
