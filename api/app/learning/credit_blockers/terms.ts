import { DenialText, Denial } from '../entitlements/terms.js'
import { playbackMessages, UnfinishedReason, UnfinishedReasonText } from '../playback/terms.js'

/** The same reasons in the player, in my courses and on the study record (docs/product.md 9.7). */
export const CreditBlocker = {
  /** The course is not further education that is sold. */
  NoHours: 'no-hours',
  Live: 'live',
  Cooperative: 'cooperative',
  NotBought: Denial.NotBought,
  Expired: Denial.Expired,
  SwitchedOff: Denial.SwitchedOff,
  ProfileIncomplete: 'profile-incomplete',
  NoCreditTime: 'no-credit-time',
  /** The chapter is finished: it earns once. */
  Credited: 'credited',
  TestFirst: 'test-first',
  Uncounted: UnfinishedReason.Uncounted,
  Unseen: UnfinishedReason.Unseen,
  NoPositions: UnfinishedReason.NoPositions,
  OtherDevice: UnfinishedReason.OtherDevice,
} as const
export type CreditBlocker = (typeof CreditBlocker)[keyof typeof CreditBlocker]
export const CreditBlockerText = {
  'no-hours': '本课程不属于收费的继续教育课程，学习时间不产生学时',
  'live': '直播课程不产生学时',
  'cooperative': '本课程由合作学习网站授课，在那里学习的时间由该网站记录，不计入这里的学时',
  'not-bought': DenialText['not-bought'],
  'expired': DenialText.expired,
  'switched-off': DenialText['switched-off'],
  'profile-incomplete': playbackMessages.completeProfile,
  'no-credit-time': playbackMessages.noCreditTime,
  'credited': '本章节已学完，学时已经计入，再次观看不重复计入',
  'test-first': '本章节有测试，学完视频并通过测试后获得学时',
  'uncounted': UnfinishedReasonText.uncounted,
  'unseen': UnfinishedReasonText.unseen,
  'no-positions': UnfinishedReasonText['no-positions'],
  'other-device': UnfinishedReasonText['other-device'],
} as const satisfies Record<CreditBlocker, string>

/** Reasons that block an unfinished chapter even if the user keeps watching. */
const shownReasons = [
  UnfinishedReason.Uncounted,
  UnfinishedReason.Unseen,
  UnfinishedReason.NoPositions,
  UnfinishedReason.OtherDevice,
  UnfinishedReason.NoCreditTime,
] as const

export const isCreditBlocker = (reason: UnfinishedReason): reason is (typeof shownReasons)[number] =>
  (shownReasons as readonly UnfinishedReason[]).includes(reason)
