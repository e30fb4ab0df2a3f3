import { minutesOfCredit } from '../../../settings/hours/terms.js'

/** An admin's answer about uploaded hours of a course that a refund withdraws. */
export const HoursChoice = { Keep: 'keep' } as const
export type HoursChoice = (typeof HoursChoice)[keyof typeof HoursChoice]
export const HoursChoiceText = { keep: '保留学时' } as const satisfies Record<HoursChoice, string>

export interface LineHours {
  /** Waiting for chapter tests. */
  heldMinutes: number
  availableMinutes: number
  usedMinutes: number
  uploading: boolean
  printedIssueNo: string | null
  /** The learner has another entitlement that was not refunded: the hours stay. */
  otherRight: boolean
  /** To be answered before the line is refunded. */
  question: HoursChoice | null
}

export const HoursErrorCode = {
  Uploading: 'hours-uploading',
  Uploaded: 'hours-uploaded',
  Printed: 'hours-printed',
} as const
export type HoursErrorCode = (typeof HoursErrorCode)[keyof typeof HoursErrorCode]

export const hoursMessages = {
  hoursUploading: '该课程有学时正在上传，请等待省平台确认后再退款',
  hoursUploaded: (minutes: number) =>
    `已上传 ${minutes} 分钟学时，按退款规则不予退款。请先在学时管理撤回，或填写原因选择“保留学时”`,
  hoursPrinted: (issueNo: string) => `学时已打印在证书 ${issueNo} 上，请先作废该证书再撤回，或选择“保留学时”`,
  hoursNotApplicable: (name: string) => `「${name}」没有需要保留的已上传学时，请刷新后重新提交`,
  hoursWrong: '请选择“保留学时”，或先撤回已上传的学时',
  hoursReason: '选择“保留学时”时，请在退款原因中写明为什么保留',
} as const

/** The reason why the line cannot be refunded with this answer; null when it can. */
export function hoursBlocker(
  hours: LineHours | null,
  choice: HoursChoice | null
): { code: HoursErrorCode; text: string } | null {
  if (!hours) return null
  const { uploading, question, usedMinutes, printedIssueNo } = hours
  if (uploading) return { code: HoursErrorCode.Uploading, text: hoursMessages.hoursUploading }
  if (question === null || choice === HoursChoice.Keep) return null
  return printedIssueNo
    ? { code: HoursErrorCode.Printed, text: hoursMessages.hoursPrinted(printedIssueNo) }
    : { code: HoursErrorCode.Uploaded, text: hoursMessages.hoursUploaded(usedMinutes) }
}

const tenths = (minutes: number) => Math.round(minutes * 10) / 10

/** The effect on the hours, shown to an admin before the refund. */
export function lineHoursTexts(hours: LineHours): string[] {
  const { heldMinutes, availableMinutes, usedMinutes, otherRight } = hours
  const total = tenths(heldMinutes + availableMinutes + usedMinutes)
  const held = heldMinutes > 0 ? `，待通过测试 ${heldMinutes} 分钟` : ''
  const earned = `该课程已获得 ${total} 分钟学时：已上传 ${usedMinutes} 分钟，未上传 ${availableMinutes} 分钟${held}`
  if (otherRight) return [earned, '学员另有没有退款的该课程学习权限，学时不受影响']
  if (availableMinutes === 0) return [earned]
  return [earned, `退款后，未上传的 ${availableMinutes} 分钟学时随课程收回，再次取得课程时恢复，无需重学`]
}

interface RefundedHours {
  withdrawnMinutes: number
  retainedMinutes: number
}

/** The effect of a refund on the hours of a line; empty when there is none. */
export function hoursOfRefundText({ withdrawnMinutes, retainedMinutes }: RefundedHours, format = minutesOfCredit) {
  const gone = withdrawnMinutes > 0 ? `，未上传的 ${format(withdrawnMinutes)}一并收回` : ''
  const stays = retainedMinutes > 0 ? `，已上传的 ${format(retainedMinutes)}保留` : ''
  return gone + stays
}
