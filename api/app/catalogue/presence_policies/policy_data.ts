import type PresencePolicy from '#accounts/presence/presence_policy'
import { EstimateHours, estimateText, presenceEstimate, presenceNotice } from '#accounts/presence/terms'
import { toFen } from '#core/money'
import { toWireTime } from '#core/time'
import { readSetting } from '#settings/read_setting'

export interface Prices {
  faceCheckFee: string
  minutesPerHour: number
}

export async function presencePrices(): Promise<Prices> {
  return {
    faceCheckFee: await readSetting('faceCheckFee'),
    minutesPerHour: Number(await readSetting('minutesPerHour')),
  }
}

export function toPolicy(policy: PresencePolicy, { faceCheckFee, minutesPerHour }: Prices) {
  const feeFen = toFen(Number(faceCheckFee))
  const estimate = presenceEstimate(policy, { hours: EstimateHours, minutesPerHour, feeFen })
  return {
    presencePolicyId: policy.id,
    policyName: policy.policyName,
    version: policy.version,
    promptFromMinutes: policy.promptFromMinutes,
    promptToMinutes: policy.promptToMinutes,
    faceAtStart: policy.faceAtStart,
    faceEveryMinutes: policy.faceEveryMinutes,
    faceBeforeChapterTest: policy.faceBeforeChapterTest,
    faceBeforeCourseTest: policy.faceBeforeCourseTest,
    faceBeforeUpload: policy.faceBeforeUpload,
    faceHoldsMinutes: policy.faceHoldsMinutes,
    alternative: policy.alternative,
    alternativeReason: policy.alternativeReason,
    onVendorFailure: policy.onVendorFailure,
    assessmentRef: policy.assessmentRef,
    checkedBy: policy.checkedBy,
    checkTime: toWireTime(policy.checkedAt)!,
    createTime: toWireTime(policy.createdAt)!,
    notice: presenceNotice(policy),
    estimateText: estimateText(estimate, feeFen),
  }
}
