import { SmsCountdownSeconds } from '@zhuxue/api/terms/accounts'

const key = 'zhuxue.sms-sent-at'

/** The moment is stored, so that a reload changes nothing. */
export function secondsLeft(sentAt: number, now: number): number {
  const left = SmsCountdownSeconds - Math.floor((now - sentAt) / 1000)
  return left > 0 && left <= SmsCountdownSeconds ? left : 0
}

export const readSentAt = () => Number(localStorage.getItem(key) ?? 0)
export const saveSentAt = (now: number) => localStorage.setItem(key, String(now))
