import { SmsCountdownSeconds } from '@zhuxue/api/terms/accounts'
import { localStore } from '~/lib/storage'

const key = 'zhuxue.sms-sent-at'

/** The time is stored, so a reload does not restart the countdown. */
export function secondsLeft(sentAt: number, now: number): number {
  const left = SmsCountdownSeconds - Math.floor((now - sentAt) / 1000)
  return left > 0 && left <= SmsCountdownSeconds ? left : 0
}

/** The old number has its own countdown: the form that changes it sends two codes. */
const keyOf = (toOldNumber: boolean) => (toOldNumber ? `${key}.old` : key)

export const readSentAt = (toOldNumber = false) => Number(localStore.getItem(keyOf(toOldNumber)) ?? 0)
export const saveSentAt = (now: number, toOldNumber = false) => localStore.setItem(keyOf(toOldNumber), String(now))
