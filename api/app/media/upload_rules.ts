import { hasRole, type CurrentUser } from '#core/current_user'
import { Role } from '#core/roles'
import type { UploadRefused } from '#drivers/storage/upload_refused'
import { messages, type UploadCategory } from '#media/terms'

/** A picture of oneself is everybody's; what is published belongs to those who write it. */
export function mayUpload(user: CurrentUser, category: UploadCategory): boolean {
  if (category === 'avatar') return true
  if (category === 'image/param') return hasRole(user, Role.Admin)
  return hasRole(user, Role.Admin, Role.Teacher)
}

/** The rule that a file of the wrong type or size did not keep, in the words of the specification. */
export function ruleOf(category: UploadCategory, broken: 'type' | 'size'): string {
  if (category === 'handout')
    return broken === 'type' ? messages.handoutType : messages.handoutTooLarge
  return category === 'image/editor' ? messages.editorImageRule : messages.imageRule
}

/** Why a file was not taken, for the person who chose it. */
export function sentenceOf({ why, sentence }: UploadRefused, category: UploadCategory): string {
  if (why === 'otherType') return ruleOf(category, 'type')
  if (why === 'tooLarge') return ruleOf(category, 'size')
  return why === 'full' ? messages.storeFull : sentence
}
