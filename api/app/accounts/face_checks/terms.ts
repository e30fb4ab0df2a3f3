export const FaceState = { Pending: 'pending', Passed: 'passed', Failed: 'failed' } as const
export type FaceState = (typeof FaceState)[keyof typeof FaceState]

export const FaceFailuresPerDay = 5

/** Error `code` once `FaceFailuresPerDay` is reached (docs/product.md 1.9). */
export const FaceDailyLimitCode = '418'

/** A changed text needs a new version: `consents` stores which version a user agreed to. */
export const FaceConsent = {
  kind: 'face-check',
  version: '2026-11',
  text: '开始认证即同意将您的姓名、身份证号交给认证机构核对，本站不保存人脸图像。',
} as const

export const messages = {
  identityMissing: '身份信息缺失，请先完善个人资料',
  identityDiffers: '姓名或身份证号与个人资料不一致',
  faceLimitReached: '当天实名认证失败次数过多，请明天再试',
  faceFailed: '人脸识别初始化失败请联系工作人员',
  faceScriptFailed: '人脸识别组件没有加载成功，请检查网络后重试',
  faceIdentityRefused: '请核对姓名和身份证号',
  faceBrowserRefused: '当前浏览器不支持人脸核验，请换手机或浏览器',
  faceSourceRefused: '核验机构暂时无法比对您的证件，请联系工作人员',
  facePending: '认证尚未完成，请先在打开的页面完成认证',
  faceExpired: '认证已过期，请重新认证',
  facePassed: '实名认证已通过',
  faceNotPassed: '实名认证未通过，请重新认证',
} as const
