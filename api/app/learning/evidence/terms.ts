export const EvidenceReasonMax = 200

export const messages = {
  imported: '由原平台导入',
  reasonNeeded: '请填写导出原因',
  reasonTooLong: `导出原因最多${EvidenceReasonMax}个字符`,
} as const
