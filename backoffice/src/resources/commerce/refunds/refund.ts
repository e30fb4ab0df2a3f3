import { OrderType } from '@zhuxue/api/terms/commerce'
import {
  hoursObstacle,
  type GoodsReturn,
  type HoursChoice,
  type RefundStatus,
} from '@zhuxue/api/terms/commerce/refunds'
import type { Tone } from '../../../components/list/StatusTag'
import type { RefundLine, RefundPreview } from '../../../lib/apiTypes'

export interface RefundLineInput {
  orderItemId: number
  copies: number
  amount?: number
  goodsReturn?: GoodsReturn
  hours?: HoursChoice
}

/** Without lines the server calculates all that is left. */
export interface RefundInput {
  lines?: RefundLineInput[]
  freight?: number
}

/** What is typed for one line. */
export interface LineChoice {
  copies: number
  /** Null: what the copies cost. */
  amount: number | null
  /** Null: withdrawn when the whole line is refunded. */
  withdraw: boolean | null
  goodsReturn: GoodsReturn | null
  /** Null: uploaded hours do not stay. */
  hours: HoursChoice | null
}

/** Lines that are absent stay as they are. */
export type Choices = Record<number, LineChoice>

export const LineKind = { Seats: 'seats', Course: 'course', Goods: 'goods' } as const
export type LineKind = (typeof LineKind)[keyof typeof LineKind]

export function kindOf({ orderType }: Pick<RefundPreview, 'orderType'>, line: RefundLine): LineKind {
  if (orderType === OrderType.Package) return LineKind.Seats
  return line.ships ? LineKind.Goods : LineKind.Course
}

/** All that is left of a line. */
export const wholeLine = ({ refundableCount }: RefundLine): LineChoice => ({
  copies: refundableCount,
  amount: null,
  withdraw: null,
  goodsReturn: null,
  hours: null,
})

export const isRefundable = ({ refundableCount, refundableAmt }: RefundLine) => refundableCount > 0 || refundableAmt > 0

/** The dialog opens on the whole order, or on nothing where somebody has seats of it. */
export const firstChoices = ({ lines, refusal }: RefundPreview): Choices =>
  refusal
    ? {}
    : Object.fromEntries(
        lines.filter(({ refundableCount }) => refundableCount > 0).map((line) => [line.orderItemId, wholeLine(line)])
      )

/** What was changed in the dialog; null until the first change, when the server calculates the whole order. */
export interface EditedRefund {
  choices: Choices
  /** Absent: with the whole order, while nothing was shipped. */
  freight?: number
}

export function chosenOf(preview: RefundPreview | null, touched: EditedRefund | null) {
  const choices = touched?.choices ?? (preview ? firstChoices(preview) : {})
  const lines = preview ? wishedLines(preview, choices) : []
  const nothingChosen = preview !== null && !lines.length && !touched?.freight
  const wish: RefundInput = touched && !nothingChosen ? { lines, freight: touched.freight } : {}
  return { choices, lines, nothingChosen, wish }
}

export const isWithdrawn = (line: RefundLine, { amount, withdraw }: LineChoice) =>
  line.refundableCount > 0 && (withdraw ?? (amount === null || amount >= line.refundableAmt))

export function copiesOf(kind: LineKind, line: RefundLine, choice: LineChoice): number {
  if (kind !== LineKind.Course) return choice.copies
  return isWithdrawn(line, choice) ? line.refundableCount : 0
}

export const needsReturnState = (preview: RefundPreview, line: RefundLine, choice: LineChoice) =>
  preview.shipped && line.ships && choice.copies > 0

export function wishedLines(preview: RefundPreview, choices: Choices): RefundLineInput[] {
  return preview.lines.flatMap((line) => {
    const choice = choices[line.orderItemId]
    return choice ? [wishedLine(preview, line, choice)] : []
  })
}

function wishedLine(preview: RefundPreview, line: RefundLine, choice: LineChoice): RefundLineInput {
  const kind = kindOf(preview, line)
  const copies = copiesOf(kind, line, choice)
  const isUpToDate = kind === LineKind.Course && copies === 0
  const amount = choice.amount ?? (isUpToDate ? line.refundableAmt : null)
  const asked = needsReturnState(preview, line, choice)
  return {
    orderItemId: line.orderItemId,
    copies,
    ...(amount !== null && { amount }),
    ...(asked && choice.goodsReturn && { goodsReturn: choice.goodsReturn }),
    ...(line.hours?.question && choice.hours && { hours: choice.hours }),
  }
}

/** Lines of which the admin has not said where the books are. */
export const linesMissingReturnState = (preview: RefundPreview, choices: Choices): number[] =>
  preview.lines
    .filter(({ orderItemId }) => choices[orderItemId])
    .filter((line) => needsReturnState(preview, line, choices[line.orderItemId]!))
    .filter(({ orderItemId }) => !choices[orderItemId]!.goodsReturn)
    .map(({ orderItemId }) => orderItemId)

/** Whether hours of a chosen line forbid the refund as it is chosen. */
export const areHoursInTheWay = (preview: RefundPreview, choices: Choices): boolean =>
  preview.lines.some(({ orderItemId, hours }) => {
    const choice = choices[orderItemId]
    return choice !== undefined && hoursObstacle(hours, choice.hours) !== null
  })

export interface LineError {
  field: 'copies' | 'amount' | 'goodsReturn' | 'hours'
  text: string
}

/** By line: `lines.1.amount` of the server stands at the second line that was sent. */
export function errorsOfLines(errors: Record<string, string>, lines: RefundLineInput[]): Record<number, LineError> {
  const found = Object.entries(errors).flatMap(([name, text]) => {
    const [, at, field] = /^lines\.(\d+)\.(\w+)$/.exec(name) ?? []
    const line = at === undefined ? undefined : lines[Number(at)]
    return line ? [[line.orderItemId, { field, text }]] : []
  })
  return Object.fromEntries(found)
}

/** Money goes only as the sums on the screen say: those of another choice, or of none, cannot be confirmed. */
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
