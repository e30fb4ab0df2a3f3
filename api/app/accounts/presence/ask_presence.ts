import PresenceCheck from '#accounts/presence/presence_check'
import {
  messages,
  PresenceCheckCode,
  PresenceKind,
  PresenceMoment,
  PresenceState,
  type PresenceMoment as Moment,
} from '#accounts/presence/terms'
import { UserError } from '#core/errors'
import { now } from '#core/time'
import { isDuplicate, RetryTransaction, transaction, type Trx } from '#core/transaction'

export interface WantedCheck {
  userId: number
  courseId: number
  presencePolicyId: number
  kind: PresenceKind
  moment: PresenceMoment
  chapterId?: number | null
  playSessionId?: number | null
  courseEduLogId?: number | null
  positionSeconds?: number
}

/**
 * The open check of the user: the same one in every window, or a new one. A check while studying stays until it is
 * answered, so a face check that is wanted meanwhile becomes its kind; one before something else is left.
 */
export async function askPresence(trx: Trx, wanted: WantedCheck): Promise<PresenceCheck> {
  const open = await PresenceCheck.lockOpenOf(trx, wanted.userId)
  if (open && open.isOpen) {
    const isSame = open.moment === wanted.moment && open.courseId === wanted.courseId
    if (open.moment === PresenceMoment.Random || isSame) return askMore(open, wanted)
  }
  await open?.leave()
  try {
    return await PresenceCheck.create(
      { ...wanted, state: PresenceState.Open, askedAt: now(), openKey: wanted.userId },
      { client: trx }
    )
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction('another transaction asked first')
    throw error
  }
}

async function askMore(open: PresenceCheck, { kind }: WantedCheck): Promise<PresenceCheck> {
  if (kind === PresenceKind.Face && open.kind === PresenceKind.Prompt) await open.merge({ kind }).save()
  return open
}

/** Thrown where something needs a check first. */
export class PresenceNeeded extends Error {
  constructor(readonly wanted: WantedCheck) {
    super('a presence check is needed')
  }
}

/**
 * Runs `work`; when it needs a check, opens the check in a transaction of its own, because that of `work` was rolled back.
 * @throws UserError `presence-check`
 */
export async function askingPresence<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PresenceNeeded)) throw error
    const { id, kind, moment } = await transaction((trx) => askPresence(trx, error.wanted))
    throw new UserError(sentenceOf(kind, error.wanted.moment), {
      code: PresenceCheckCode,
      payload: { checkId: id, kind, moment },
    })
  }
}

const faceSentences: Record<Moment, string> = {
  start: messages.faceAtStart,
  random: messages.faceWhileStudying,
  test: messages.faceBeforeTest,
  upload: messages.faceBeforeUpload,
}

export function sentenceOf(kind: PresenceKind, moment: PresenceMoment): string {
  return kind === PresenceKind.Prompt ? messages.promptQuestion : faceSentences[moment]
}
