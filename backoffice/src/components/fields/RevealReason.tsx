import { ReasonField } from './ReasonField'

/** Why a staff member wants to unmask a number; stored in the audit log. */
export function RevealReason(props: { needed: string; placeholder: string; isInvalid?: boolean }) {
  return (
    <ReasonField
      name="reason"
      label="查看原因"
      extra="您的姓名、查看时间和原因会记入操作日志。"
      maxCharacters={200}
      {...props}
    />
  )
}
