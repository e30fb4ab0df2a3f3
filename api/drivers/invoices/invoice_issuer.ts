import { doubtfulAnswer, rightAnswer, wrongAnswer, type ProbeResult } from '#drivers/probe'

/** Amounts include tax; `taxFen` is the part of it that is tax. */
export interface TaxedLine {
  name: string
  /** 19 digits of the tax office's table of goods and services. */
  taxCode: string
  /** Percent. */
  taxRate: number
  count: number
  amountFen: number
  taxFen: number
}

export interface InvoiceSeller {
  name: string
  taxNo: string
  address: string
  bank: string
}

interface InvoiceBuyer {
  isPerson: boolean
  payerName: string
  payerId: string | null
  payerBank: string | null
  payerAccount: string | null
  payerAddress: string | null
  payerEmail: string | null
}
type BuyerField = Exclude<keyof InvoiceBuyer, 'isPerson'>

export interface IssueRequest {
  /** 20 characters, used for one invoice only; a repeated request returns the same invoice. */
  requestNo: string
  seller: InvoiceSeller
  buyer: InvoiceBuyer
  lines: TaxedLine[]
  amountFen: number
}

export type InvoiceFact =
  | { state: 'issuing' }
  /** `number`: the 20 digits of the invoice. */
  | { state: 'issued'; number: string; issuedAt: Date }
  /** Final: this request number never becomes an invoice. `field` is what the buyer can correct. */
  | { state: 'failed'; field: BuyerField | null; reason: string }
  /** The seller's tax account needs a person or a quota; the request may become an invoice afterwards. */
  | { state: 'blocked'; reason: string }

/** By code of the tax office. */
export const ReversalReason = { WrongInvoice: 1, GoodsReturned: 2, ServiceEnded: 3, Allowance: 4 } as const
export type ReversalReason = (typeof ReversalReason)[keyof typeof ReversalReason]

export interface ReversalRequest {
  /** Used for one red invoice only. */
  requestNo: string
  /** Of the invoice to reverse. */
  number: string
  reason: ReversalReason
  /** The reversed part, as positive amounts. */
  lines: TaxedLine[]
  amountFen: number
}

/** `noteState` is the code of the tax office, 01 to 09 (docs/drivers.md). */
export type ReversalFact =
  /** The buyer has to confirm. */
  | { state: 'waiting'; noteNo: string; noteState: string }
  | { state: 'confirmed'; noteNo: string; noteState: string }
  | { state: 'issued'; noteNo: string; noteState: string; number: string; issuedAt: Date }
  /** Final: nothing was reversed. */
  | { state: 'void'; noteNo: string | null; noteState: string | null; reason: string }
  | { state: 'blocked'; reason: string }

export interface InvoiceDocuments {
  pdf?: Buffer
  ofd?: Buffer
  xml?: Buffer
}

export interface IssuerState {
  signedIn: boolean
  quotaFen: number
}

/**
 * A provider of digital invoices (数电票). DriverFailure means no response and an unknown outcome: call `find` or
 * `findReversal` before anything is sent again.
 */
export abstract class InvoiceIssuer {
  /** Stored with each invoice that it issues. */
  abstract readonly name: string

  /** False if staff issue invoices elsewhere; the other calls are then not used. */
  abstract readonly isAutomatic: boolean

  abstract issue(request: IssueRequest): Promise<InvoiceFact>

  /** Null if the provider never received the request. */
  abstract find(requestNo: string): Promise<InvoiceFact | null>

  abstract requestReversal(request: ReversalRequest): Promise<ReversalFact>

  /** Null if the provider never received the request. */
  abstract findReversal(requestNo: string): Promise<ReversalFact | null>

  /** @param number of an invoice or a red invoice */
  abstract download(number: string): Promise<InvoiceDocuments>

  /** The request number of a notice, or null. A notice proves nothing: `find` decides. */
  abstract readNotice(raw: string): string | null

  abstract state(): Promise<IssuerState>

  async probe(): Promise<ProbeResult> {
    const { signedIn, quotaFen } = await this.state()
    if (!signedIn) return wrongAnswer('signed out', 'Sign in to the tax office with the code or face of the invoicer.')
    if (quotaFen <= 0) return doubtfulAnswer('the quota is used up', 'Ask the tax office for a higher quota.')
    return rightAnswer(`signed in, ${Math.floor(quotaFen / 100)} yuan left`)
  }
}
