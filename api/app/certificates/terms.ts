export * from './course_edu_logs/terms.js'
export * from './ledger/terms.js'

export const CertificateStatus = { Learning: 'learning', Pass: 'pass' } as const
export type CertificateStatus = (typeof CertificateStatus)[keyof typeof CertificateStatus]
export const CertificateStatusText = {
  learning: '学习中',
  pass: '已达标',
} as const satisfies Record<CertificateStatus, string>

/** A certificate is printed for more uploaded minutes than this (docs/product.md 10.1). */
export const PrintAboveMinutes = 2400

/** `Learned` is shown and never stored: it follows from the minutes. */
export const CourseEduLogStatus = {
  Learning: 'learning',
  Learned: 'learned',
  Pass: 'pass',
  Uploaded: 'uploaded',
} as const
export type CourseEduLogStatus = (typeof CourseEduLogStatus)[keyof typeof CourseEduLogStatus]
export const CourseEduLogStatusText = {
  learning: '学习中',
  learned: '已学完',
  pass: '测试合格',
  uploaded: '已上传',
} as const satisfies Record<CourseEduLogStatus, string>

/** What a course's own test points at (`refId`). */
export const courseTestOf = (courseId: number) => `course-${courseId}`

export const messages = {
  testNotMaintained: '未维护测试试题',
  minutesBeforeUpload: '每门课程获得的学时达到该课程总学时后才能上传。',
  registerAtProvince:
    '请先在省建设从业人员管理系统完成注册并完善个人和单位信息，上传后请核对学时是否同步。',
} as const
