/** States of an upload to the registry (docs/product.md 10.3). */
export const HourUploadState = {
  Pending: 'pending',
  Confirmed: 'confirmed',
  Refused: 'refused',
  /** Sent without a response: its status is queried. */
  Unknown: 'unknown',
  Reverted: 'reverted',
} as const
export type HourUploadState = (typeof HourUploadState)[keyof typeof HourUploadState]
export const HourUploadStateText = {
  pending: '等待上传',
  confirmed: '已上传',
  refused: '上传失败',
  unknown: '等待省平台确认',
  reverted: '已撤回',
} as const satisfies Record<HourUploadState, string>

/** The registry's response to a status query. */
export const RegistryAnswer = { Confirmed: 'confirmed', Refused: 'refused', Missing: 'missing' } as const
export type RegistryAnswer = (typeof RegistryAnswer)[keyof typeof RegistryAnswer]
export const ProvinceAnswerText = {
  confirmed: '省平台已登记',
  refused: '省平台已拒绝',
  missing: '省平台没有收到',
} as const satisfies Record<RegistryAnswer, string>

/** The result of a status query, shown to an admin. */
export function registryAnswerText(answer: {
  provinceAnswer: RegistryAnswer
  receiptNo: string | null
  reason: string
  state: HourUploadState
}): string {
  const { provinceAnswer, receiptNo, reason, state } = answer
  const words = [receiptNo && `受理编号 ${receiptNo}`, reason].filter(Boolean).join('，')
  const isOpen = state === HourUploadState.Pending || state === HourUploadState.Unknown
  const next = provinceAnswer === RegistryAnswer.Missing && isOpen ? '系统会再次核对后重新发送。' : ''
  return `${ProvinceAnswerText[provinceAnswer]}${words && `：${words}`}。${next}`
}

export const ReasonMax = 200
export const ReceiptNoMax = 100

export const uploadMessages = {
  uploaded: '学时上传成功',
  uploadFailed: '学时上传失败',
  uploadPending: '已提交，正在等待省平台确认',
  uploadOpen: '该课程的学时正在上传，请等待省平台确认',
  notEnoughToUpload: '获得的学时还没有达到该课程总学时，不能上传',
  nothingNewToUpload: '已获得的学时都已上传，没有新的学时可以上传',
  testBeforeUpload: '请先通过课程测试，再上传学时',
  personMissing: '请先完善姓名和身份证号，再上传学时',
  settled: '这次上传已有其他结果',
  reverted: '撤回成功',
  revertOnlyConfirmed: '只有已上传的学时可以撤回',
  revertPrinted: (number: string) => `该学时已打印在证书 ${number} 上，不能撤回。请先作废该证书`,
  revertNeedsReceipt: '省平台不支持在线撤回，请填写人工撤回的受理编号',
  cancelByHand: '省平台不支持在线撤回，请在省平台人工撤回后重新查询',
  revertRefused: '省平台拒绝撤回：',
  provinceSilent: '省平台没有应答，请稍后再试',
  deleteUploadQuestion: '确认要删除该上传记录吗?',
  deleted: '删除成功!',
  deleteOpen: '该学时正在上传，不能删除记录',
  tooManyRows: '符合条件的上传记录超过5万条，请缩小时间范围',
  rangeNeeded: '请选择上传时间范围',
  reason: '请填写原因',
  reasonLength: `原因最多${ReasonMax}个字符`,
} as const
