import db from '@adonisjs/lucid/services/db'
import { askingPresence, PresenceNeeded } from '#accounts/presence/ask_presence'
import { toOpenCheck, type OpenCheck } from '#accounts/presence/open_check_data'
import PresenceCheck from '#accounts/presence/presence_check'
import type PresencePolicy from '#accounts/presence/presence_policy'
import { PresenceKind, PresenceMoment } from '#accounts/presence/terms'
import { isIdentityKnown } from '#accounts/presence/valid_pass'
import type { CurrentUser } from '#core/current_user'

interface Start {
  courseId: number
  chapterId: number | null
  policy: PresencePolicy
}

/** @throws UserError `presence-check` */
export async function requireIdentityAtStart(user: CurrentUser, { courseId, chapterId, policy }: Start): Promise<void> {
  if (!policy.faceAtStart) return
  await askingPresence(async () => {
    if (await isIdentityKnown(db.connection(), { userId: user.id, courseId, policy })) return
    throw new PresenceNeeded({
      userId: user.id,
      courseId,
      chapterId,
      presencePolicyId: policy.id,
      kind: PresenceKind.Face,
      moment: PresenceMoment.Start,
    })
  })
}

/** The open check of the user that stops the counting while studying. */
export async function stoppingCheck(user: CurrentUser): Promise<OpenCheck | undefined> {
  const open = await PresenceCheck.openOf(user.id)
  return open?.moment === PresenceMoment.Random ? toOpenCheck(open) : undefined
}
