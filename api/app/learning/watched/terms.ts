import { playbackMessages, UnfinishedReason, UnfinishedReasonText } from '../playback/terms.js'

/** What a learner has watched of a chapter that is not finished; computed by the server only. */
export interface UnfinishedWatch {
  reason: UnfinishedReason
  countedSeconds: number
  videoSeconds: number
  /** The number of parts that still have to be seen. */
  unseenParts: number
  /** The fastest playback rate, if the time was too short for what was seen. */
  fastestRate: number | null
}

/** Why a chapter is not finished, the same on every screen. */
export function unfinishedText(watch: UnfinishedWatch): string {
  const { reason, unseenParts } = watch
  const unseen = unseenParts > 0 && unseenText(unseenParts)
  switch (reason) {
    case UnfinishedReason.Watching:
      return [countedOf(watch), unseen].filter(Boolean).join(' · ')
    case UnfinishedReason.Uncounted:
      return uncountedText(watch)
    case UnfinishedReason.Unseen:
      return unseen ? `学习时间已经计满，${unseen}` : UnfinishedReasonText.unseen
    default:
      return UnfinishedReasonText[reason]
  }
}

/** After the end of a video: the counted time, then what is missing. */
export function notFinishedText(watch: UnfinishedWatch | null): string {
  if (!watch) return `${playbackMessages.studyNotCompleted}：${UnfinishedReasonText['not-started']}`
  const counted = watch.reason === UnfinishedReason.Uncounted ? `${countedOf(watch)} · ` : ''
  return `${playbackMessages.studyNotCompleted}：${counted}${unfinishedText(watch)}`
}

export const unseenText = (parts: number) => `有 ${parts} 段没有看过`

/** '已计 45 / 90 分钟' */
export function countedOf({ countedSeconds, videoSeconds }: Pick<UnfinishedWatch, 'countedSeconds' | 'videoSeconds'>) {
  const counted = Math.min(countedSeconds, videoSeconds)
  if (videoSeconds < shortVideoSeconds) return `已计 ${timeText(counted)} / ${timeText(videoSeconds)}`
  return `已计 ${Math.floor(counted / 60)} / ${Math.round(videoSeconds / 60)} 分钟`
}

function uncountedText({ countedSeconds, videoSeconds, fastestRate }: UnfinishedWatch): string {
  const percent = videoSeconds ? Math.floor((countedSeconds * 100) / videoSeconds) : 0
  const part = percent >= 48 && percent <= 52 ? '一半' : ` ${percent}%`
  return `看完了，但计时只有${part}${fastestRate ? `（${rateText(fastestRate)}）` : ''}`
}

/** Shown while a video that earns hours plays faster than in real time. */
export function rateWarning(rate: number, missingSeconds: number): string {
  return `${rateText(rate)}：学时按实际时间计算，本章还需再看 ${missingText(missingSeconds)}`
}

const rateText = (rate: number) => `${rate}倍速`

/** Below it, minutes alone would round too much away. */
const shortVideoSeconds = 600

const missingText = (seconds: number) =>
  seconds < shortVideoSeconds ? timeText(Math.ceil(seconds)) : `${Math.ceil(seconds / 60)} 分钟`

function timeText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)]
  if (minutes === 0) return `${rest} 秒`
  return rest === 0 ? `${minutes} 分钟` : `${minutes} 分 ${rest} 秒`
}
