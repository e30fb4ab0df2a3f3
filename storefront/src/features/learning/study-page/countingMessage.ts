import { type CreditBlocker, CreditBlockerText } from '@zhuxue/api/terms/learning/credit_blockers'
import { AutosaveText, HeartbeatRejection, finishedText } from '@zhuxue/api/terms/learning/playback'
import { notFinishedText, type UnfinishedWatch } from '@zhuxue/api/terms/learning/watched'
import type { Counting } from '~/features/learning/playback/useHeartbeat'

interface Watched {
  counting: Counting | null
  creditBlockers: readonly CreditBlocker[]
  isFinished: boolean
  /** The video is at its end. */
  ended: boolean
  /** The server's answer at the end. */
  unfinished: UnfinishedWatch | null
}

/** One line: whether time counts now, and what blocks it from becoming hours. */
export function countingMessage({ counting, creditBlockers, isFinished, ended, unfinished }: Watched) {
  const isStill = counting === null || counting.on || counting.reason === HeartbeatRejection.Complete
  if (isFinished && isStill && (ended || !counting?.on)) return { on: true, text: finishedText }
  if (ended && counting?.on && unfinished) return { on: false, text: notFinishedText(unfinished) }
  const now = counting?.text ?? AutosaveText
  // The reason why the clock stopped comes before blockers of the minutes.
  const reasons = counting?.reason ? [] : creditBlockers.slice(0, 1).map((one) => CreditBlockerText[one])
  return { on: counting?.on ?? true, text: [now, ...reasons].join(' · ') }
}
