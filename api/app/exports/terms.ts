export const ExportState = {
  Waiting: 'waiting',
  Running: 'running',
  Done: 'done',
  Failed: 'failed',
  Cancelled: 'cancelled',
  Expired: 'expired',
} as const
export type ExportState = (typeof ExportState)[keyof typeof ExportState]

export const ExportStateText: Record<ExportState, string> = {
  waiting: '排队中',
  running: '导出中',
  done: '已完成',
  failed: '失败',
  cancelled: '已取消',
  expired: '已过期',
}

/** Kinds of exports that a job makes; the text is also the file name. */
export const ExportKindText = {
  'orders': '订单列表',
  'users': '用户列表',
  'invoices': '发票列表',
  'live-codes': '直播码',
  'scores': '考试成绩',
  'push-logs': '上传记录',
  'cycles': '学时周期',
  'qualifications': '执业证书',
  'exchange': '迁移数据',
} as const satisfies Record<string, string>
export type ExportKindName = keyof typeof ExportKindText

/** Up to this many rows are downloaded at once; above it a job makes the export. */
export const DirectExportRows = 2_000

/** The admin page that lists them. */
export const ExportsPage = '/board/admin/exports'

/** Queued and running exports per user. */
export const MaxOpenExports = 5

/** Lifetime of a download link; afterwards a new one is requested. */
export const ExportLinkSeconds = 60

export const isOpenExport = (state: ExportState): boolean =>
  state === ExportState.Waiting || state === ExportState.Running

/** Error code on which the client requests the same export as a job. */
export const ExportIsLong = 'export-is-long'

export const messages = {
  started: '已开始导出，完成后可在“我的导出”下载',
  repeated: '已重新开始导出',
  cancelled: '已取消导出',
  tooManyOpen: `您已有${MaxOpenExports}个导出在排队，请等它们完成或取消后再导出`,
  alreadyOpen: '相同条件的导出还没有结束，请在“我的导出”查看进度',
  otherLongDownload: '正在下载的数据较多，请稍后再试，或在“我的导出”中导出',
  nothingToCancel: '导出已经结束，不能取消',
  notReady: '文件还没有准备好',
  expired: '文件已过期，请重新导出',
  notRepeatable: '导出还没有结束，不需要重新导出',
  tooManyRows: '符合条件的数据超过50000条，请缩小范围后分次导出',
  nothingFound: '没有符合条件的数据可以导出',
  roleLost: '您已没有导出这些数据的权限',
  interrupted: '多次中断，没有完成，请重新导出',
  broken: '导出时出错，请稍后重新导出',
  allRows: '全部',
}
