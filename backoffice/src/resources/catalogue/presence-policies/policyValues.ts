import { PresenceAlternative, VendorFailureRule, type PresenceRules } from '@zhuxue/api/terms/accounts/presence'

export interface PolicyValues extends PresenceRules {
  policyName: string
  /** Absent without face checks, as the three below. */
  alternative?: PresenceAlternative
  alternativeReason?: string | null
  onVendorFailure?: VendorFailureRule
  assessmentRef?: string | null
  checkedBy: string
}

const given = (text: string | null | undefined) => text?.trim() || undefined

/** Fields left empty are absent. */
export function bodyOf(values: PolicyValues) {
  const { faceAtStart, faceBeforeChapterTest, faceBeforeCourseTest, faceBeforeUpload } = values
  return {
    policyName: values.policyName.trim(),
    promptFromMinutes: values.promptFromMinutes ?? undefined,
    promptToMinutes: values.promptToMinutes ?? undefined,
    faceAtStart,
    faceEveryMinutes: values.faceEveryMinutes ?? undefined,
    faceBeforeChapterTest,
    faceBeforeCourseTest,
    faceBeforeUpload,
    faceHoldsMinutes: values.faceHoldsMinutes,
    alternative: values.alternative ?? PresenceAlternative.Sms,
    alternativeReason: given(values.alternativeReason),
    onVendorFailure: values.onVendorFailure ?? VendorFailureRule.Excuse,
    assessmentRef: given(values.assessmentRef),
    checkedBy: values.checkedBy.trim(),
  }
}
