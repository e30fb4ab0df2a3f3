export const FaceState = { Pending: 'pending', Passed: 'passed', Failed: 'failed' } as const
export type FaceState = (typeof FaceState)[keyof typeof FaceState]

export const FaceFailuresPerDay = 5

/** `code` of the refusal once `FaceFailuresPerDay` is reached (docs/product.md 1.9). */
export const FaceDailyLimitCode = '418'

export const messages = {
  identityMissing: '身份信息缺失，请先完善个人资料',
  identityDiffers: '姓名或身份证号与个人资料不一致',
  faceLimitReached: '当天实名认证失败次数过多，请明天再试',
  faceFailed: '人脸识别初始化失败请联系工作人员',
  facePending: '认证尚未完成，请先在打开的页面完成认证',
  faceExpired: '认证已过期，请重新认证',
  facePassed: '实名认证已通过',
  faceNotPassed: '实名认证未通过，请重新认证',
} as const
