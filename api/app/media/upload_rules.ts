import { hasRole, type CurrentUser } from '#core/current_user'
import { Role } from '#core/roles'
import type { UploadError } from '#drivers/storage/upload_error'
import { messages, type UploadCategory } from '#media/terms'

type Broken = 'type' | 'size'

const inputMessages: Partial<Record<UploadCategory, Record<Broken, string>>> = {
  'handout': { type: messages.handoutType, size: messages.handoutTooLarge },
  'invoice': { type: messages.invoiceType, size: messages.invoiceTooLarge },
  'certificate': { type: messages.certificateType, size: messages.certificateTooLarge },
  'slip': { type: messages.slipType, size: messages.slipTooLarge },
  'app': { type: messages.appType, size: messages.appTooLarge },
  'image/editor': { type: messages.editorImageRule, size: messages.editorImageRule },
}

export function canUpload(user: CurrentUser, category: UploadCategory): boolean {
  if (category === 'avatar' || category === 'slip') return true
  if (category === 'certificate') return false
  if (['image/param', 'invoice', 'app'].includes(category)) return hasRole(user, Role.Admin)
  return hasRole(user, Role.Admin, Role.Teacher)
}

export function ruleMessage(category: UploadCategory, broken: Broken): string {
  return inputMessages[category]?.[broken] ?? messages.imageRule
}

export function uploadErrorMessage({ reason, userMessage }: UploadError, category: UploadCategory): string {
  if (reason === 'otherType') return ruleMessage(category, 'type')
  if (reason === 'tooLarge') return ruleMessage(category, 'size')
  return reason === 'full' ? messages.storeFull : userMessage
}
