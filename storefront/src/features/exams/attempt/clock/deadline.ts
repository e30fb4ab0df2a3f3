/** The browser's clocks, in milliseconds: a monotonic one, and one that also runs while a phone sleeps. */
export interface ClockReading {
  steady: number
  wall: number
}

/** The time left as reported by the server, and when. */
export interface Deadline {
  secondsLeft: number
  receivedAt: ClockReading
}

export const readClocks = (): ClockReading => ({ steady: performance.now(), wall: Date.now() })

/** Seconds. Only differences of the browser's clocks count, never the time they show. */
export function timeLeft({ secondsLeft, receivedAt }: Deadline, now: ClockReading): number {
  return Math.max(0, Math.ceil(secondsLeft - passed(receivedAt, now) / 1000))
}

/** The two clocks disagree: the phone slept, or the user set its clock. The server is asked. */
export function isDoubtful({ receivedAt }: Deadline, now: ClockReading): boolean {
  const [steady, wall] = [now.steady - receivedAt.steady, now.wall - receivedAt.wall]
  return Math.abs(steady - wall) > 5000
}

const passed = (receivedAt: ClockReading, now: ClockReading) =>
  Math.max(0, now.steady - receivedAt.steady, now.wall - receivedAt.wall)

const announcedMinutes = [1, 5, 10]

/** The minutes that a screen reader announces: ten, five and one, each once as it is passed. */
export function announcedBetween(before: number, now: number): number | null {
  return announcedMinutes.find((minutes) => now <= minutes * 60 && before > minutes * 60) ?? null
}

/** 还剩 1 小时 2 分 3 秒 */
export function timeLeftText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const parts = [
    [hours, '小时'],
    [minutes, '分'],
    [seconds % 60, '秒'],
  ] as const
  const texts = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`)
  return texts.length ? `还剩 ${texts.join(' ')}` : '时间已到'
}
