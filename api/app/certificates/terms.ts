import { courseEduLogMessages } from './course_edu_logs/terms.js'
import { issueMessages } from './issues/terms.js'
import { uploadMessages } from './uploads/terms.js'

export * from './course_edu_logs/terms.js'
export * from './cycles/terms.js'
export * from './education_rules/terms.js'
export * from './issues/terms.js'
export * from './ledger/terms.js'
export * from './qualifications/terms.js'
export * from './qualifications/imports/terms.js'
export * from './tests/terms.js'
export * from './uploads/terms.js'

export const CertificateStatus = { Learning: 'learning', Pass: 'pass' } as const
export type CertificateStatus = (typeof CertificateStatus)[keyof typeof CertificateStatus]
export const CertificateStatusText = { learning: '学习中', pass: '已达标' } as const satisfies Record<
  CertificateStatus,
  string
>

/** A certificate can be printed for more uploaded minutes than this (docs/product.md 10.1). */
export const PrintAboveMinutes = 2400

export const messages = {
  ...courseEduLogMessages,
  ...issueMessages,
  ...uploadMessages,
  minutesBeforeUpload: '每门课程获得的学时达到该课程总学时后才能上传。',
  registerAtProvince: '请先在省建设从业人员管理系统完成注册并完善个人和单位信息，上传后请核对学时是否同步。',
} as const
