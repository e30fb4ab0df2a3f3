import { CodeLength, NoCode } from '@zhuxue/api/terms/channels'
import { invoiceDraftToSave } from '~/features/invoices/invoiceDraft'
import { emptyInvoice, readInvoice, type InvoiceForm } from '~/features/invoices/invoiceRules'
import { partnerCode } from '~/lib/session/partnerCode'
import type { DraftStore } from '~/lib/forms/useDraft'
import type { Attempt } from '@zhuxue/api/idempotency-key'
import { removeDraft, storedDraft, storeDraft } from './checkout'

export type ConfirmDraft = {
  /** 000000 for none. */
  code: string
  addrId: number | null
  /** Bought for it; null: for oneself. */
  organisationId: number | null
  wantsInvoice: boolean
  invoice: InvoiceForm
  attempt: Attempt | null
}

export const emptyDraft: ConfirmDraft = {
  code: NoCode,
  addrId: null,
  organisationId: null,
  wantsInvoice: false,
  invoice: emptyInvoice,
  attempt: null,
}

/** In this tab until the order is placed. */
export function confirmDraft(owner: string): DraftStore<ConfirmDraft> {
  return {
    restore: () => {
      const draft = readDraft(storedDraft(), owner)
      return draft.code === NoCode ? { ...draft, code: partnerCode() ?? NoCode } : draft
    },
    save: (draft) => storeDraft(draftText(draft, owner)),
    clear: removeDraft,
  }
}

/** With its owner: the next user of this computer must not see it. */
export function draftText(draft: ConfirmDraft, owner: string): string {
  return JSON.stringify({ ...draft, invoice: invoiceDraftToSave(draft.invoice), owner })
}

/** Stored data is untrusted, and another user's draft is ignored. */
export function readDraft(text: string | null, owner: string): ConfirmDraft {
  try {
    const found = JSON.parse(text ?? 'null')
    if (found?.owner !== owner) return emptyDraft
    const { code, addrId, organisationId, attempt } = found
    return {
      code: typeof code === 'string' && code.length <= CodeLength && code ? code : NoCode,
      addrId: Number.isInteger(addrId) ? addrId : null,
      organisationId: Number.isInteger(organisationId) ? organisationId : null,
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
