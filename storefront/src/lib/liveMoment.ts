import { LiveStatus, liveTexts, liveTimeText } from '@zhuxue/api/terms/catalogue'
import { parseShanghaiTime, shanghaiDay } from './format'
import type { Course } from './http/apiTypes'

type Lesson = Pick<Course, 'liveStatus' | 'liveStartsAt' | 'liveMinutes'>

/** The time of a live lesson as text; null if none is set. */
export function liveMoment({ liveStatus, liveStartsAt }: Lesson, today = shanghaiDay()) {
  if (!liveStatus || !liveStartsAt) return null
  const format = liveStatus === LiveStatus.Unstarted ? liveTexts.startsAt : liveTexts.wasAt
  return {
    text: format(liveTimeText(liveStartsAt, today)),
    short: format(liveTimeText(liveStartsAt, today, false)),
    startsAtMs: parseShanghaiTime(liveStartsAt),
  }
}

/** The time left: days and hours, then hours and minutes, then minutes and seconds. */
export function timeLeft(ms: number): string {
  if (ms <= 0) return liveTexts.late
  const seconds = Math.ceil(ms / 1000)
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ]
  if (days > 0) return liveTexts.left(`${days}天${hours}小时`)
  if (hours > 0) return liveTexts.left(`${hours}小时${minutes}分`)
  return liveTexts.left(`${minutes}分${String(seconds % 60).padStart(2, '0')}秒`)
}
