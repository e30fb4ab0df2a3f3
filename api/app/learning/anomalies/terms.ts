/** Signals in a user's study data, never verdicts (docs/product.md 10.7). */
export const AnomalyKind = {
  Devices: 'devices',
  Beats: 'refused-beats',
  FastTest: 'fast-test',
  Address: 'shared-address',
  Correction: 'correction',
  Presence: 'presence',
} as const
export type AnomalyKind = (typeof AnomalyKind)[keyof typeof AnomalyKind]
export const AnomalyKindText = {
  'devices': '多个设备同时学习',
  'refused-beats': '学习时间多次未计入',
  'fast-test': '测试用时过短',
  'shared-address': '同一地址多个账号',
  'correction': '人工校正学时',
  'presence': '在学核验异常',
} as const satisfies Record<AnomalyKind, string>
export const AnomalyKindHint = {
  'devices': '短时间内在不同设备或地址之间反复切换播放。',
  'refused-beats': '播放器多次上报不能计入的学习时间。',
  'fast-test': '测试合格，用时不到一般用时的十分之一。',
  'shared-address': '同一天有多个账号从同一个地址学习，例如培训机构集中学习。',
  'correction': '管理员手工增加或减少了学时。',
  'presence': '人脸多次不符、确认总在一秒内、多次没有回应，或一周内多次因核验服务不可用放行。',
} as const satisfies Record<AnomalyKind, string>

export const AnomalyStatus = { Open: 'open', Explained: 'explained', Investigate: 'investigate' } as const
export type AnomalyStatus = (typeof AnomalyStatus)[keyof typeof AnomalyStatus]
export const AnomalyStatusText = {
  open: '未查看',
  explained: '已说明',
  investigate: '待核查',
} as const satisfies Record<AnomalyStatus, string>

/** The kinds of record that a line of evidence refers to. */
export const EvidenceSubjectText = {
  'play-session': '播放记录',
  'user-paper': '答卷',
  'user': '用户',
  'hour-entry': '学时分录',
  'presence-check': '在学核验',
} as const
export type EvidenceSubject = keyof typeof EvidenceSubjectText

export interface EvidenceItem {
  subject: EvidenceSubject
  id: number
  /** `yyyy-MM-dd HH:mm:ss` in the business time zone. */
  time: string | null
  words: string
}

/** The window in which switches between devices are counted … */
export const DeviceWindowMinutes = 30
/** … when the previous player had reported at most this long before. */
export const StillPlayingSeconds = 120
/** A test is fast below this fraction of the median time of its paper, taken from at least so many users. */
export const FastTestPart = 10
export const FastTestAttempts = 5
export const MaxEvidenceItems = 50
export const NoteMax = 200
/** One in the morning: the previous day is over. */
export const SearchReadyHour = 1

export const messages = {
  noteNeeded: '请填写说明',
  noteTooLong: `说明最多${NoteMax}个字符`,
  marked: '已标记',
  nothingFound: '没有发现新的异常',
} as const

export const foundAnomalies = (count: number) => `发现${count}条新的异常`
