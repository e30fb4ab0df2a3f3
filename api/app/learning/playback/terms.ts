import { hoursText } from '../../settings/hours/terms.js'
import { Denial } from '../entitlements/terms.js'

export const PlayState = { Active: 'active', Superseded: 'superseded' } as const
export type PlayState = (typeof PlayState)[keyof typeof PlayState]

/** Whether the credit can still be uploaded (docs/product.md 9.8). */
export const StudyStatus = { Unused: 'unuse', Used: 'used', Expired: 'expired' } as const
export type StudyStatus = (typeof StudyStatus)[keyof typeof StudyStatus]

export const HeartbeatRejection = {
  Superseded: 'superseded',
  NotSignedIn: Denial.NotSignedIn,
  NotBought: Denial.NotBought,
  Expired: Denial.Expired,
  SwitchedOff: Denial.SwitchedOff,
  Preview: 'preview',
  Replayed: 'replayed',
  Presence: 'presence',
  Paused: 'paused',
  TooFast: 'too-fast',
  Complete: 'complete',
  Unseen: 'unseen',
  NoPositions: 'no-positions',
} as const
export type HeartbeatRejection = (typeof HeartbeatRejection)[keyof typeof HeartbeatRejection]
export const HeartbeatRejectionText = {
  'superseded': '您在其他窗口或设备打开了视频，本窗口已停止计时',
  'not-signed-in': '登录已失效，观看时间未计入，请重新登录',
  'not-bought': '您尚未购买该课程，观看时间未计入',
  'expired': '课程已过有效期，观看时间未计入',
  'switched-off': '课程已失效，观看时间未计入',
  'preview': '预览课程不计入学习时间',
  'replayed': '该记录已经上传过，未重复计入',
  'presence': '等待确认在学，确认后继续计时',
  'paused': '视频没有播放，未计入学习时间',
  'too-fast': '上传过于频繁，观看时间稍后计入',
  'complete': '本视频的学习时间已经计满',
  'unseen': '学习时间已经计满，请看完视频中未观看的部分',
  'no-positions': '学习时间已经计满，但播放器没有上报观看位置，请更新App或改用浏览器观看',
} as const satisfies Record<HeartbeatRejection, string>

/** Reasons why a chapter is not finished yet. */
export const UnfinishedReason = {
  NotStarted: 'not-started',
  Watching: 'watching',
  /** Seen, but not enough of its time is counted, as at double speed. */
  Uncounted: 'uncounted',
  Unseen: 'unseen',
  NoPositions: 'no-positions',
  OtherDevice: 'other-device',
  NoCreditTime: 'no-credit-time',
} as const
export type UnfinishedReason = (typeof UnfinishedReason)[keyof typeof UnfinishedReason]
export const UnfinishedReasonText = {
  'not-started': '还没有观看',
  'watching': '视频还没有看完',
  'uncounted': '视频看完了，但计时还不够，学时按实际时间计算',
  'unseen': HeartbeatRejectionText.unseen,
  'no-positions': HeartbeatRejectionText['no-positions'],
  'other-device': '上次观看时在另一台设备打开了视频，之后的时间没有计入，请继续观看',
  'no-credit-time': '本章节未设置学时，不能观看',
} as const satisfies Record<UnfinishedReason, string>

/** The test of a finished chapter; null for a chapter without one. */
export function chapterTestText(testPassed: boolean | number | null): string {
  if (testPassed === null) return '没有测试'
  return testPassed ? '已通过' : '待通过测试'
}

export const countingText = '正在计时'
/** Shown until the server has answered whether the time counts. */
export const AutosaveText = '观看时长会自动保存'
export const finishedText = '本章已学完'

/** The player records its time at this interval … */
export const RecordEverySeconds = 30

/** … and uploads it at this one; the server counts at most this plus one tick per heartbeat. */
export const UploadEverySeconds = 60

export const IgnoreGapSeconds = 2 * RecordEverySeconds

/** The one-time tolerance by which counted seconds may exceed the server's clock. */
export const HeartbeatSlackSeconds = 5

/** Of credited time and of positions. */
export const CompletePercent = 95

export const PlayUrlSeconds = 600

/** A player requests the next URL of a stream before this one expires. */
export const LivePlaySeconds = 600
export const RenewLiveSeconds = 480
export const DefaultDefinition = 'HD'

export const Definition = { HD: 'HD', SD: 'SD', LD: 'LD' } as const
export type Definition = (typeof Definition)[keyof typeof Definition]
export const DefinitionText = { HD: '高清', SD: '标清', LD: '流畅' } as const satisfies Record<Definition, string>

export function hoursAwarded(minutes: number, minutesPerHour: number): string {
  return minutes > 0 ? `学习已完成，获得 ${hoursText(minutes, minutesPerHour)}` : playbackMessages.studyCompleted
}

export const playbackMessages = {
  liveUnstarted: '直播尚未开始',
  liveCompleted: '直播已经结束',
  liveError: '直播出现错误',
  loading: '正在加载中...',
  liveCountsNoHours: '直播观看时间计入累计学习，不计学时',
  noCreditTime: '未设置学时无法观看视频',
  studyCompleted: '学习已完成',
  studyNotCompleted: '未完成视频观看',
  videoNotReady: '视频正在准备中，请稍后再试',
  videoNotDownloadable: '该视频暂不支持下载',
  completeProfile: '身份信息缺失，请先完善姓名和身份证号',
  firefoxUnsupported: '暂不支持火狐浏览器，请使用其他浏览器观看',
  noPicture: '这个视频只有声音，浏览器不能显示画面，请换一个浏览器，或联系客服',
  browserUnsupported: '当前浏览器无法播放该视频，请使用其他浏览器观看',
  passTestFirst: '视频观看已完成，通过章节测试后获得学时',
} as const
