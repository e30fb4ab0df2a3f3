import {
  estimateText,
  EstimateHours,
  presenceEstimate,
  presenceNotice,
  type PresenceRules,
} from '@zhuxue/api/terms/accounts/presence'
import { Alert, Form, type FormInstance } from 'antd'
import type { PolicyValues } from './policyValues'

interface Props {
  form: FormInstance<PolicyValues>
  fee: string
  minutesPerHour: number
}

/** What the typed rules cost, and what learners read before they buy. */
export function Estimate({ form, fee, minutesPerHour }: Props) {
  const typed = Form.useWatch([], form) as Partial<PresenceRules> | undefined
  if (!typed) return null
  const rules: PresenceRules = {
    promptFromMinutes: typed.promptFromMinutes ?? null,
    promptToMinutes: typed.promptToMinutes ?? null,
    faceAtStart: Boolean(typed.faceAtStart),
    faceEveryMinutes: typed.faceEveryMinutes ?? null,
    faceBeforeChapterTest: Boolean(typed.faceBeforeChapterTest),
    faceBeforeCourseTest: Boolean(typed.faceBeforeCourseTest),
    faceBeforeUpload: Boolean(typed.faceBeforeUpload),
    faceHoldsMinutes: typed.faceHoldsMinutes || 120,
  }
  const feeFen = Math.round(Number(fee) * 100)
  const estimate = presenceEstimate(rules, { hours: EstimateHours, minutesPerHour, feeFen })
  return (
    <Alert
      type="info"
      showIcon
      message={estimateText(estimate, feeFen)}
      description={`购买前学员看到：${presenceNotice(rules) ?? '没有说明'}`}
    />
  )
}
