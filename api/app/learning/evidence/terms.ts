export const EvidenceReasonMax = 200

export const messages = {
  reasonNeeded: '请填写导出原因',
  reasonTooLong: `导出原因最多${EvidenceReasonMax}个字符`,
} as const
