import { RefundLineSchema } from '#core/schema'

/** Copies of one line of an order that a refund gives back, and what they were worth. */
export default class RefundLine extends RefundLineSchema {
  declare amountFen: number
}
