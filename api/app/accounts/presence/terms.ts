/** `prompt`: press a button. `face`: prove the identity. */
export const PresenceKind = { Prompt: 'prompt', Face: 'face' } as const
export type PresenceKind = (typeof PresenceKind)[keyof typeof PresenceKind]
export const PresenceKindText = { prompt: '确认在学', face: '身份核验' } as const satisfies Record<PresenceKind, string>

/** `random` stops the counting; the others come before something begins. */
export const PresenceMoment = { Start: 'start', Random: 'random', Test: 'test', Upload: 'upload' } as const
export type PresenceMoment = (typeof PresenceMoment)[keyof typeof PresenceMoment]
export const PresenceMomentText = {
  start: '开始学习',
  random: '学习中',
  test: '开始测试',
  upload: '上传学时',
} as const satisfies Record<PresenceMoment, string>

/** `failed`: the last face check failed, and the check still waits for an answer until midnight. */
export const PresenceState = {
  Open: 'open',
  Passed: 'passed',
  Failed: 'failed',
  Excused: 'excused',
  Left: 'left',
} as const
export type PresenceState = (typeof PresenceState)[keyof typeof PresenceState]
export const PresenceStateText = {
  open: '等待确认',
  passed: '已通过',
  failed: '没有通过',
  excused: '已放行',
  left: '没有回应',
} as const satisfies Record<PresenceState, string>

export const PresenceWay = { Press: 'press', Face: 'face', Sms: 'sms', Staff: 'staff', Vendor: 'vendor' } as const
export type PresenceWay = (typeof PresenceWay)[keyof typeof PresenceWay]
export const PresenceWayText = {
  press: '点击确认',
  face: '人脸核验',
  sms: '短信验证码和身份证后四位',
  staff: '工作人员核实',
  vendor: '核验服务不可用',
} as const satisfies Record<PresenceWay, string>

/** What replaces a face check for who does not agree to one. */
export const PresenceAlternative = { Sms: 'sms', Staff: 'staff', None: 'none' } as const
export type PresenceAlternative = (typeof PresenceAlternative)[keyof typeof PresenceAlternative]
export const PresenceAlternativeText = {
  sms: '短信验证码和身份证后四位',
  staff: '联系工作人员核实',
  none: '没有其他方式',
} as const satisfies Record<PresenceAlternative, string>

export const VendorFailureRule = { Excuse: 'excuse', Wait: 'wait' } as const
export type VendorFailureRule = (typeof VendorFailureRule)[keyof typeof VendorFailureRule]
export const VendorFailureRuleText = { excuse: '放行并记录，上传前补做', wait: '等待恢复' } as const satisfies Record<
  VendorFailureRule,
  string
>

/** Error `code` of a call that needs a check first. */
export const PresenceCheckCode = 'presence-check'
/** Error codes of a face check: agree first, or retry after a minute. */
export const ConsentNeededCode = 'consent-needed'
export const VendorFailedCode = 'vendor-failed'

/** An outage is two failed calls at least this far apart. */
export const VendorRetrySeconds = 60
export const ExcusedPerDay = 3
/** How long an answer of staff counts: the learner may return later than after a face check. */
export const StaffAnswerHours = 24

export const PresenceRange = {
  promptMinutes: [1, 600],
  faceEveryMinutes: [5, 600],
  faceHoldsMinutes: [5, 1440],
} as const

/** In characters. */
export const PresenceLength = {
  policyName: 40,
  alternativeReason: 200,
  assessmentRef: 100,
  checkedBy: 40,
  reason: 200,
  returnPath: 500,
} as const

/** A changed text needs a new version. */
export const PresenceConsent = {
  version: '2026-11',
  text: '为核实学时由本人取得，我们委托人脸核验机构（阿里云）比对您的人脸与身份证照片；本站不接触也不保存人脸图像，只保存核验时间和结果，与学时记录保存同样期限。您可以不同意，改用其他方式；同意后也可以随时撤回。',
} as const

export interface PresenceRules {
  promptFromMinutes: number | null
  promptToMinutes: number | null
  faceAtStart: boolean
  faceEveryMinutes: number | null
  faceBeforeChapterTest: boolean
  faceBeforeCourseTest: boolean
  faceBeforeUpload: boolean
  faceHoldsMinutes: number
}

export const asksPrompts = ({ promptFromMinutes, promptToMinutes }: PresenceRules) =>
  Boolean(promptFromMinutes && promptToMinutes)

export const asksFaces = (rules: PresenceRules) =>
  rules.faceAtStart ||
  rules.faceEveryMinutes !== null ||
  rules.faceBeforeChapterTest ||
  rules.faceBeforeCourseTest ||
  rules.faceBeforeUpload

/** Shown before a purchase; null if nothing is asked. */
export function presenceNotice(rules: PresenceRules): string | null {
  const prompts = asksPrompts(rules) ? '学习中会随机确认在学' : ''
  const moments = [
    rules.faceAtStart && '开始学习',
    rules.faceEveryMinutes !== null && '学习中',
    (rules.faceBeforeChapterTest || rules.faceBeforeCourseTest) && '测试前',
    rules.faceBeforeUpload && '上传学时前',
  ].filter(Boolean)
  const faces = moments.length ? `${moments.join('、')}需要人脸核验` : ''
  return [prompts, faces].filter(Boolean).join('，') || null
}

export interface PresenceEstimate {
  prompts: number
  faces: number
  fen: number
}

/** What a course of so many hours asks, if it is learned in one go per hold of a face check. */
export function presenceEstimate(
  rules: PresenceRules,
  course: { hours: number; minutesPerHour: number; feeFen: number }
): PresenceEstimate {
  const minutes = course.hours * course.minutesPerHour
  const prompts = asksPrompts(rules)
    ? Math.round(minutes / ((rules.promptFromMinutes! + rules.promptToMinutes!) / 2))
    : 0
  const isHeld = rules.faceAtStart || rules.faceBeforeChapterTest
  const held = isHeld ? Math.ceil(minutes / rules.faceHoldsMinutes) : 0
  const random = rules.faceEveryMinutes ? Math.floor(minutes / rules.faceEveryMinutes) : 0
  const once = Number(rules.faceBeforeCourseTest) + Number(rules.faceBeforeUpload)
  const faces = held + random + once
  return { prompts, faces, fen: faces * course.feeFen }
}

export const EstimateHours = 60

export function estimateText({ faces, fen }: PresenceEstimate, feeFen: number): string {
  if (!faces) return `${EstimateHours} 学时不需要人脸核验，没有费用`
  const yuan = Math.round(fen / 100)
  return `${EstimateHours} 学时约需 ${faces} 次人脸核验，按每次 ${(feeFen / 100).toFixed(2)} 元约 ${yuan} 元`
}

export interface AnsweredCheck {
  kind: PresenceKind
  state: PresenceState
  way: PresenceWay | null
  /** Seconds from the question to the answer. */
  answerSeconds: number | null
}

/** A check in the explanation of hours: `确认在学（3 秒后）`. */
export function checkText({ kind, state, way, answerSeconds }: AnsweredCheck): string {
  if (state === PresenceState.Passed && kind === PresenceKind.Prompt && way === PresenceWay.Press) {
    return `确认在学（${answerSeconds ?? 0} 秒后）`
  }
  if (state === PresenceState.Passed) return `${way ? PresenceWayText[way] : PresenceKindText[kind]}通过`
  if (state === PresenceState.Excused) return `${PresenceWayText.vendor}，已放行`
  return `${PresenceKindText[kind]}${PresenceStateText[state]}`
}

/** Signals in the checks of a day (docs/product.md 10.7). */
export const PresenceSignal = {
  wrongFaces: 3,
  quickPrompts: 10,
  quickSeconds: 1,
  left: 6,
  excused: 2,
  excusedDays: 7,
} as const

export const messages = {
  promptQuestion: '还在学习吗？视频已暂停，点击“继续学习”后接着计时，不限时间',
  faceAtStart: '开始学习前需要核验身份',
  faceWhileStudying: '请完成人脸核验，通过后继续计时。已经计入的时间不受影响',
  faceBeforeTest: '本次测试开始前需要核验身份',
  faceBeforeUpload: '上传学时前需要核验身份',
  useSms: '不使用人脸核验，改用短信验证码和身份证后四位',
  useStaff: '不使用人脸核验，请联系工作人员核实身份',
  faceOnly: (policyName: string) => `本课程按《${policyName}》必须人脸核验，不能使用人脸的学员请联系工作人员视频核验`,
  scanWithPhone: '电脑没有摄像头？用手机扫码完成',
  continueStudying: '继续学习',
  confirmed: '已确认，继续计时',
  passed: '核验通过',
  faceFailed: (triesLeft: number) =>
    triesLeft > 0
      ? `核验没有通过，计时已停止。请调整光线后重试，今天还可以试 ${triesLeft} 次`
      : '核验没有通过，今天的人脸核验次数已用完，请改用其他方式或联系工作人员',
  vendorFailed: '核验服务暂时不可用，请一分钟后重试。等待时不影响已经计入的时间',
  vendorWait: '核验服务暂时不可用，请稍后再试，或联系工作人员核实',
  excused: '核验服务暂时不可用，本次已放行并记录，上传学时前请补做一次',
  consentNeeded: '请先阅读并同意人脸核验说明，或改用其他方式',
  consentChanged: '人脸核验说明刚刚更新，请重新阅读',
  consentGiven: '已记录您的同意',
  consentWithdrawn: '已撤回，之后不再使用人脸核验',
  wayNotOffered: '本次核验不能使用这种方式',
  wrongSmsOrTail: '验证码或身份证后四位不正确',
  codeRequired: '请输入短信验证码',
  tailRequired: '请输入身份证后四位',
  policyNameRequired: '请输入规则名称',
  policyNameLength: `规则名称最多${PresenceLength.policyName}个字符`,
  promptRange: '随机确认的间隔是1到600的整数，单位为分钟，最短间隔不能大于最长间隔',
  promptBoth: '请填写最短间隔和最长间隔，或都不填写',
  faceEveryRange: '随机人脸核验的间隔是5到600的整数，单位为分钟',
  faceHoldsRange: '核验有效时间是5到1440的整数，单位为分钟',
  alternativeRequired: '请选择不使用人脸时的替代方式',
  alternativeReasonRequired: '没有替代方式时，请填写要求必须人脸核验的规定',
  alternativeReasonLength: `规定最多${PresenceLength.alternativeReason}个字符`,
  onVendorFailureRequired: '请选择核验服务不可用时的处理方式',
  assessmentRequired: '使用人脸核验前请完成个人信息保护影响评估，并填写报告编号',
  assessmentLength: `报告编号最多${PresenceLength.assessmentRef}个字符`,
  checkedByRequired: '请填写向主管部门核对本规则的人员',
  checkedByLength: `核对人员最多${PresenceLength.checkedBy}个字符`,
  policyCreated: '规则已保存，立即生效',
  policyUnchanged: '内容与当前版本相同，无需保存',
  policyMissing: '没有这个核验规则',
  coursePolicySaved: '课程的核验规则已保存，立即生效',
  staffAnswered: '已记录核实结果',
  reason: '请填写核实方式和结果',
  reasonLength: `说明最多${PresenceLength.reason}个字符`,
} as const
