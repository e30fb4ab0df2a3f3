import { hasRole, type CurrentUser } from '#core/current_user'
import { Role } from '#core/roles'
import type { UploadRefused } from '#drivers/storage/upload_refused'
import { messages, type UploadCategory } from '#media/terms'

export function canUpload(user: CurrentUser, category: UploadCategory): boolean {
  if (category === 'avatar') return true
  if (category === 'image/param' || category === 'app') return hasRole(user, Role.Admin)
  return hasRole(user, Role.Admin, Role.Teacher)
}

export function ruleMessage(category: UploadCategory, broken: 'type' | 'size'): string {
  if (category === 'handout')
    return broken === 'type' ? messages.handoutType : messages.handoutTooLarge
  if (category === 'app') return broken === 'type' ? messages.appType : messages.appTooLarge
  return category === 'image/editor' ? messages.editorImageRule : messages.imageRule
}

export function refusalMessage(
  { reason, sentence }: UploadRefused,
  category: UploadCategory
): string {
  if (reason === 'otherType') return ruleMessage(category, 'type')
  if (reason === 'tooLarge') return ruleMessage(category, 'size')
  return reason === 'full' ? messages.storeFull : sentence
}
