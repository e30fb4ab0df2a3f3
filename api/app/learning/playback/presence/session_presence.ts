import { randomInt } from 'node:crypto'
import { askPresence } from '#accounts/presence/ask_presence'
import PresenceCheck from '#accounts/presence/presence_check'
import PresencePolicy from '#accounts/presence/presence_policy'
import { PresenceKind, PresenceMoment } from '#accounts/presence/terms'
import type { Trx } from '#core/transaction'
import type { PlaybackState } from '#learning/playback/lock_watching'
import { HeartbeatSlackSeconds } from '#learning/terms'
import PlaySession from '#learning/playback/play_session'

interface Stop {
  /** Still open. */
  check: PresenceCheck | null
  /** Unix seconds: no time before the answer counts, and the tolerance of a heartbeat is not granted again. */
  countsFrom: number
}

/** The check that stops the counting of a session. One that was left at midnight is asked again. */
export async function presenceStop(trx: Trx, userId: number, playback: PlaybackState): Promise<Stop> {
  const checkId = playback.presence?.checkId
  if (!checkId) return { check: null, countsFrom: 0 }
  const check = await PresenceCheck.query({ client: trx }).where('id', checkId).firstOrFail()
  if (check.isOpen) return { check, countsFrom: 0 }
  if (check.answeredAt) {
    await update(trx, playback, { presenceCheckId: null })
    return { check: null, countsFrom: Math.floor(check.answeredAt.toSeconds()) + HeartbeatSlackSeconds }
  }
  return { check: await ask(trx, userId, playback, check.kind), countsFrom: 0 }
}

/** Opens a check once the counted seconds of the session pass a mark; a face check answers both. */
export async function askWhenDue(
  trx: Trx,
  userId: number,
  playback: PlaybackState,
  sessionSeconds: number
): Promise<PresenceCheck | null> {
  const { presence } = playback
  if (!presence) return null
  const isFaceDue = isDue(presence.nextFaceAt, sessionSeconds)
  const isPromptDue = isDue(presence.nextPromptAt, sessionSeconds)
  if (!isFaceDue && !isPromptDue) return null

  const policy = await PresencePolicy.query({ client: trx }).where('id', presence.policyId).firstOrFail()
  await update(trx, playback, {
    ...(isFaceDue && { nextFaceAtSeconds: nextFace(policy, sessionSeconds) }),
    ...(isPromptDue && { nextPromptAtSeconds: nextPrompt(policy, sessionSeconds) }),
  })
  return ask(trx, userId, playback, isFaceDue ? PresenceKind.Face : PresenceKind.Prompt)
}

const isDue = (mark: number | null, seconds: number) => mark !== null && seconds >= mark

async function ask(trx: Trx, userId: number, playback: PlaybackState, kind: PresenceKind): Promise<PresenceCheck> {
  const { sessionId, courseId, chapterId, positionSeconds, presence } = playback
  const check = await askPresence(trx, {
    userId,
    courseId,
    chapterId,
    kind,
    positionSeconds,
    moment: PresenceMoment.Random,
    playSessionId: sessionId,
    presencePolicyId: presence!.policyId,
  })
  await update(trx, playback, { presenceCheckId: check.id })
  return check
}

type Changes = Partial<Pick<PlaySession, 'presenceCheckId' | 'nextPromptAtSeconds' | 'nextFaceAtSeconds'>>

async function update(trx: Trx, { sessionId }: PlaybackState, changes: Changes): Promise<void> {
  await PlaySession.query({ client: trx }).where('id', sessionId).update(changes)
}

/** Marks of a new session, in its own counted seconds. */
export type NewMarks = Pick<
  PlaySession,
  'presencePolicyId' | 'presenceCheckId' | 'nextPromptAtSeconds' | 'nextFaceAtSeconds'
>

/**
 * What was left until the next check of the user's last session with a policy stays, otherwise reopening the player would
 * postpone every check. An open check stops the new session too. The caller holds the user's lock.
 */
export async function newMarks(trx: Trx, userId: number, policy: PresencePolicy): Promise<NewMarks> {
  const last = await PlaySession.query({ client: trx })
    .where('userId', userId)
    .whereNotNull('presencePolicyId')
    .orderBy('id', 'desc')
    .first()
  const open = await PresenceCheck.openOf(userId, trx)
  return {
    presencePolicyId: policy.id,
    presenceCheckId: open?.moment === PresenceMoment.Random ? open.id : null,
    nextPromptAtSeconds: sooner(nextPrompt(policy, 0), left(last?.nextPromptAtSeconds, last)),
    nextFaceAtSeconds: sooner(nextFace(policy, 0), left(last?.nextFaceAtSeconds, last)),
  }
}

function left(mark: number | null | undefined, last: PlaySession | null): number | null {
  return mark && last ? Math.max(1, mark - last.creditedSeconds) : null
}

/** Only what the policy of the new session asks. */
const sooner = (mark: number | null, rest: number | null) =>
  mark === null || rest === null ? mark : Math.min(mark, rest)

function nextPrompt({ promptFromMinutes: from, promptToMinutes: to }: PresencePolicy, after: number): number | null {
  return from && to ? after + randomInt(from * 60, to * 60 + 1) : null
}

/** Half to one and a half of the interval, so that its average is the interval. */
function nextFace({ faceEveryMinutes: every }: PresencePolicy, after: number): number | null {
  return every ? after + randomInt(every * 30, every * 90 + 1) : null
}
