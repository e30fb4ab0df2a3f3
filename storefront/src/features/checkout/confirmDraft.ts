import { CodeLength, NoCode } from '@zhuxue/api/terms/channels'
import { emptyInvoice, readInvoice, type InvoiceForm } from '~/features/invoices/invoiceRules'

/** The one attempt to hand in an order: the same order goes again under the same key. */
export type Attempt = { of: string; key: string }

/** What somebody has chosen and typed on the confirmation page, until the order is made. */
export type ConfirmDraft = {
  /** The exclusive code that is in use; 000000 for none. */
  code: string
  addrId: number | null
  wantsInvoice: boolean
  invoice: InvoiceForm
  attempt: Attempt | null
}

export const emptyDraft: ConfirmDraft = {
  code: NoCode,
  addrId: null,
  wantsInvoice: false,
  invoice: emptyInvoice,
  attempt: null,
}

/** As it is kept: with the name of whoever typed it, since the next person at this computer is another. */
export function draftText(draft: ConfirmDraft, owner: string): string {
  return JSON.stringify({ ...draft, owner })
}

/** What was kept is a claim, and somebody else's is none at all. */
export function readDraft(text: string | null, owner: string): ConfirmDraft {
  try {
    const found = JSON.parse(text ?? 'null')
    if (found?.owner !== owner) return emptyDraft
    const { code, addrId, attempt } = found
    return {
      code: typeof code === 'string' && code.length <= CodeLength && code ? code : NoCode,
      addrId: Number.isInteger(addrId) ? addrId : null,
      wantsInvoice: found.wantsInvoice === true,
      invoice: readInvoice(found.invoice),
      attempt: isAttempt(attempt) ? attempt : null,
    }
  } catch {
    return emptyDraft
  }
}

function isAttempt(found: any): found is Attempt {
  return typeof found?.of === 'string' && /^[0-9a-f]{32}$/.test(found?.key)
}
