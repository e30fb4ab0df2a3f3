import { HourKindText, type HourKind } from '../../certificates/ledger/terms.js'
import { HeartbeatRejectionText, type HeartbeatRejection } from '../playback/terms.js'

/** Labels of the four accounts of a study record. */
export const HourAccountText = {
  heldHours: '待通过测试',
  availableHours: '未上传',
  usedHours: '已上传',
  expiredHours: '已过期',
} as const
export type HourAccount = keyof typeof HourAccountText

export type HourMovement = Record<HourAccount, number> & { kind: HourKind }

/** Hours withdrawn by a refund are in the same account as hours that expired by age. */
const accountText = (name: HourAccount, kind: HourKind): string =>
  name === 'expiredHours' && (kind === 'refund' || kind === 'restore') ? HourKindText.refund : HourAccountText[name]

/** The changes of an entry: `未上传 -45，已上传 +45`. */
export function movementText(entry: HourMovement): string {
  const moved = (Object.keys(HourAccountText) as HourAccount[]).filter((name) => entry[name] !== 0)
  if (moved.length === 0) return '学时没有变化'
  return moved.map((name) => `${accountText(name, entry.kind)} ${entry[name] > 0 ? '+' : ''}${entry[name]}`).join('，')
}

interface Explained {
  kind: HourKind
  chapterName: string | null
  reason: string | null
}

/** The source of an entry, in one line. */
export function sourceText({ kind, chapterName, reason }: Explained): string {
  const where = chapterName ? `「${chapterName}」` : ''
  const source = {
    watch: `学完章节${where}`,
    test: `通过测试${where}`,
    push: `上传到省平台${where}`,
    revert: `从省平台撤回${where}`,
    correction: `校正学时${where}`,
    expiry: `学时过期${where}`,
    refund: `随退款收回${where}`,
    restore: `再次取得课程后恢复${where}`,
    import: `从原平台导入${where}`,
  }[kind]
  return reason ? `${source}：${reason}` : source
}

export interface RejectedHeartbeats {
  reason: HeartbeatRejection
  times: number
}

/** `视频没有播放，未计入学习时间（2次）` */
export const rejectionsText = (refused: RejectedHeartbeats[]) =>
  refused.map(({ reason, times }) => `${HeartbeatRejectionText[reason]}（${times}次）`).join('；')

/** Replaces heartbeats that are no longer listed. */
export const rollupText = (beats: number) => `${beats}次较早的心跳已汇总`

export const explanationMessages = {
  noEntries: '还没有学时分录',
  noSessions: '没有保存播放会话',
  noHeartbeats: '没有心跳记录',
  noAttempt: '没有找到对应的答卷',
} as const
