import { legalTextKinds, type LegalTextKind } from '@zhuxue/api/terms/accounts/legal_texts'
import { settingPaths } from '../paths'

export const editPath = (kind: LegalTextKind) => `${settingPaths.legalTexts}/${kind}`

export const kindOf = (text: string | null | undefined): LegalTextKind =>
  legalTextKinds.find((kind) => kind === text) ?? legalTextKinds[0]!
