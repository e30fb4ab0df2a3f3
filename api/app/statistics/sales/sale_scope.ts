/** `all`, `freight`, or a part with its key: `course:12`, `subject:jzgc`, `teacher:5`. */
export type SaleScope = 'all' | 'freight' | `${'course' | 'subject' | 'teacher'}:${string | number}`

/** Money in fen and copies are net of refunds. */
export interface SaleSums {
  orders: number
  /** Distinct buyers of these days; cannot be added over days. */
  people: number
  /** First-time buyers. */
  firstPeople: number
  copies: number
  amountFen: number
}

export const nothingSold: Readonly<SaleSums> = { orders: 0, people: 0, firstPeople: 0, copies: 0, amountFen: 0 }
