import { ReasonField } from './ReasonField'

/** Why somebody wants to see a number in whole; it stays in the audit log. */
export function RevealReason(props: { needed: string; placeholder: string; refused?: boolean }) {
  return (
    <ReasonField
      name="reason"
      label="查看原因"
      extra="您的姓名、查看时间和原因会记入操作日志。"
      most={200}
      {...props}
    />
  )
}
