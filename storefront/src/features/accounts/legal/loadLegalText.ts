import { legalTextKinds, type LegalTextKind } from '@zhuxue/api/terms/accounts/legal_texts'
import { api, nullIfMissing } from '~/lib/http/server'

export const legalTextKind = (text: string | undefined): LegalTextKind | null =>
  legalTextKinds.find((kind) => kind === text) ?? null

/** Null if nothing is published, or not this version. */
export const loadLegalText = (kind: LegalTextKind, number?: number) =>
  nullIfMissing(api.accounts.legalTexts.show({ params: { kind }, query: { number } }))
