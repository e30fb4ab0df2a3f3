import PresencePolicy from '#accounts/presence/presence_policy'
import { now } from '#core/time'

let made = 0

/** Asks nothing but what is given. */
export function presencePolicy(rules: Partial<PresencePolicy> = {}): Promise<PresencePolicy> {
  return PresencePolicy.create({
    policyName: `测试规则${++made}`,
    version: 1,
    faceAtStart: false,
    faceBeforeChapterTest: false,
    faceBeforeCourseTest: false,
    faceBeforeUpload: false,
    faceHoldsMinutes: 120,
    alternative: 'sms',
    onVendorFailure: 'excuse',
    assessmentRef: 'PIA-2026-01',
    checkedBy: '王老师',
    checkedAt: now(),
    ...rules,
  } as Partial<PresencePolicy>)
}
