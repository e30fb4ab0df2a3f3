import { OrderType } from '@zhuxue/api/terms/commerce'
import { hoursBlocker, type GoodsReturn, type HoursChoice, type RefundStatus } from '@zhuxue/api/terms/commerce/refunds'
import type { Tone } from '../../../components/list/StatusTag'
import type { RefundLine, RefundPreview } from '../../../lib/apiTypes'

export interface RefundLineInput {
  orderItemId: number
  copies: number
  amount?: number
  goodsReturn?: GoodsReturn
  hours?: HoursChoice
}

/** Without lines the server calculates the whole remaining order. */
export interface RefundInput {
  lines?: RefundLineInput[]
  freight?: number
}

/** The form values of one line item. */
export interface LineChoice {
  copies: number
  /** Null: the price of the quantity. */
  amount: number | null
  /** Null: withdrawn when the whole line item is refunded. */
  withdraw: boolean | null
  goodsReturn: GoodsReturn | null
  /** Null: uploaded hours are withdrawn as well. */
  hours: HoursChoice | null
}

/** Line items that are absent stay unchanged. */
export type Choices = Record<number, LineChoice>

export const LineKind = { Seats: 'seats', Course: 'course', Goods: 'goods' } as const
export type LineKind = (typeof LineKind)[keyof typeof LineKind]

export function kindOf({ orderType }: Pick<RefundPreview, 'orderType'>, line: RefundLine): LineKind {
  if (orderType === OrderType.Package) return LineKind.Seats
  return line.ships ? LineKind.Goods : LineKind.Course
}

/** The whole remaining line item. */
export const wholeLine = ({ refundableCount }: RefundLine): LineChoice => ({
  copies: refundableCount,
  amount: null,
  withdraw: null,
  goodsReturn: null,
  hours: null,
})

export const isRefundable = ({ refundableCount, refundableAmt }: RefundLine) => refundableCount > 0 || refundableAmt > 0

/** The dialog opens on the whole order, or on nothing where seats are assigned. */
export const firstChoices = ({ lines, refusal }: RefundPreview): Choices =>
  refusal
    ? {}
    : Object.fromEntries(
        lines.filter(({ refundableCount }) => refundableCount > 0).map((line) => [line.orderItemId, wholeLine(line)])
      )

/** Changes in the dialog; null until the first one, while the server calculates the whole order. */
export interface EditedRefund {
  choices: Choices
  /** Absent: refunded with the whole order, if nothing was shipped. */
  freight?: number
}

export function chosenOf(preview: RefundPreview | null, edited: EditedRefund | null) {
  const choices = edited?.choices ?? (preview ? firstChoices(preview) : {})
  const lines = preview ? linesToRefund(preview, choices) : []
  const nothingChosen = preview !== null && !lines.length && !edited?.freight
  const refundInput: RefundInput = edited && !nothingChosen ? { lines, freight: edited.freight } : {}
  return { choices, lines, nothingChosen, refundInput }
}

export const isWithdrawn = (line: RefundLine, { amount, withdraw }: LineChoice) =>
  line.refundableCount > 0 && (withdraw ?? (amount === null || amount >= line.refundableAmt))

export function copiesOf(kind: LineKind, line: RefundLine, choice: LineChoice): number {
  if (kind !== LineKind.Course) return choice.copies
  return isWithdrawn(line, choice) ? line.refundableCount : 0
}

export const needsReturnState = (preview: RefundPreview, line: RefundLine, choice: LineChoice) =>
  preview.shipped && line.ships && choice.copies > 0

export function linesToRefund(preview: RefundPreview, choices: Choices): RefundLineInput[] {
  return preview.lines.flatMap((line) => {
    const choice = choices[line.orderItemId]
    return choice ? [lineToRefund(preview, line, choice)] : []
  })
}

function lineToRefund(preview: RefundPreview, line: RefundLine, choice: LineChoice): RefundLineInput {
  const kind = kindOf(preview, line)
  const copies = copiesOf(kind, line, choice)
  const isUpToDate = kind === LineKind.Course && copies === 0
  const amount = choice.amount ?? (isUpToDate ? line.refundableAmt : null)
  const needsReturn = needsReturnState(preview, line, choice)
  return {
    orderItemId: line.orderItemId,
    copies,
    ...(amount !== null && { amount }),
    ...(needsReturn && choice.goodsReturn && { goodsReturn: choice.goodsReturn }),
    ...(line.hours?.question && choice.hours && { hours: choice.hours }),
  }
}

/** Line items whose return state the admin has not chosen. */
export const linesMissingReturnState = (preview: RefundPreview, choices: Choices): number[] =>
  preview.lines
    .filter(({ orderItemId }) => choices[orderItemId])
    .filter((line) => needsReturnState(preview, line, choices[line.orderItemId]!))
    .filter(({ orderItemId }) => !choices[orderItemId]!.goodsReturn)
    .map(({ orderItemId }) => orderItemId)

/** Whether uploaded hours of a selected line item block the refund. */
export const areHoursBlocking = (preview: RefundPreview, choices: Choices): boolean =>
  preview.lines.some(({ orderItemId, hours }) => {
    const choice = choices[orderItemId]
    return choice !== undefined && hoursBlocker(hours, choice.hours) !== null
  })

export interface LineError {
  field: 'copies' | 'amount' | 'goodsReturn' | 'hours'
  text: string
}

/** By line item: the server's `lines.1.amount` belongs to the second one that was sent. */
export function errorsOfLines(errors: Record<string, string>, lines: RefundLineInput[]): Record<number, LineError> {
  const found = Object.entries(errors).flatMap(([name, text]) => {
    const [, at, field] = /^lines\.(\d+)\.(\w+)$/.exec(name) ?? []
    const line = at === undefined ? undefined : lines[Number(at)]
    return line ? [[line.orderItemId, { field, text }]] : []
  })
  return Object.fromEntries(found)
}

/** A refund can be confirmed only with the totals of the current choice on the screen. */
export const canConfirm = (shown: {
  preview: RefundPreview | null
  error: unknown
  isLoading: boolean
  nothingChosen: boolean
}) =>
  shown.preview !== null && shown.preview.refusal === null && !shown.error && !shown.isLoading && !shown.nothingChosen

export const refundTone: Record<RefundStatus, Tone> = {
  requested: 'processing',
  processing: 'processing',
  done: 'success',
  failed: 'error',
}
