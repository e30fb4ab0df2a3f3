import { lockOwnUser } from '#accounts/lock_user'
import type PresencePolicy from '#accounts/presence/presence_policy'
import type { CurrentUser } from '#core/current_user'
import { now } from '#core/time'
import { transaction } from '#core/transaction'
import { cutText } from '#core/well_formed'
import ChapterProgress from '#learning/playback/chapter_progress'
import PlaySession from '#learning/playback/play_session'
import { newMarks } from '#learning/playback/presence/session_presence'
import { PlayState } from '#learning/terms'

interface Opening {
  user: CurrentUser
  courseId: number
  chapterId: number | null
  videoId: string
  current?: string
  device?: string | null
  ip?: string | null
  policy?: PresencePolicy | null
}

/** The newer session wins; the older one is told at its next heartbeat. */
export async function openPlaySession(opening: Opening): Promise<string> {
  const { user, courseId, chapterId, videoId, policy } = opening
  return transaction(async (trx) => {
    await lockOwnUser(trx, user.id)
    const last = await PlaySession.lockLast(trx, user.id)
    if (last?.isActive && isSame(last, opening)) return last.publicId

    if (last?.isActive) await last.supersede()
    if (chapterId) await ChapterProgress.ensure({ userId: user.id, courseId, chapterId }, trx)

    // Stored times have no fraction; counting begins with the next whole second.
    const openedAt = now().plus({ milliseconds: 999 }).startOf('second')
    const spentUntil = last?.lastCreditedAt
    const session = await PlaySession.create(
      {
        publicId: PlaySession.newPublicId(),
        userId: user.id,
        courseId,
        chapterId,
        videoId,
        state: PlayState.Active,
        activeKey: user.id,
        openedAt,
        lastCreditedAt: spentUntil && spentUntil > openedAt ? spentUntil : openedAt,
        device: opening.device ? cutText(opening.device, 100) : null,
        ip: opening.ip ?? null,
        ...(policy && (await newMarks(trx, user.id, policy))),
      },
      { client: trx }
    )
    return session.publicId
  })
}

function isSame(session: PlaySession, opening: Opening): boolean {
  return (
    session.publicId === opening.current &&
    session.courseId === opening.courseId &&
    session.chapterId === opening.chapterId &&
    session.videoId === opening.videoId
  )
}
