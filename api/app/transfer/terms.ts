export const SourcePattern = '^[a-z0-9-]{2,40}$'
export const ExchangeFormat = 'zhuxue-exchange'
export const MaxSourceName = 50
export const MaxSourceId = 100

/** Rows of a sheet of a workbook; longer tables are CSV files. */
export const MaxSheetRows = 20_000

export const ImportState = {
  /** Uploaded; a job reads it. */
  Received: 'received',
  Staging: 'staging',
  Checked: 'checked',
  /** Started; a job writes it. */
  Waiting: 'waiting',
  Running: 'running',
  Paused: 'paused',
  Done: 'done',
  /** All rows are written, but an invariant does not hold. */
  DoneWithBreaks: 'done_with_breaks',
  Failed: 'failed',
  Discarded: 'discarded',
} as const
export type ImportState = (typeof ImportState)[keyof typeof ImportState]

export const ImportStateText: Record<ImportState, string> = {
  received: '等待核对',
  staging: '核对中',
  checked: '待导入',
  waiting: '等待导入',
  running: '导入中',
  paused: '已暂停',
  done: '已完成',
  done_with_breaks: '已完成，检查未通过',
  failed: '失败',
  discarded: '已放弃',
}

const working: readonly ImportState[] = ['received', 'staging', 'waiting', 'running']
export const isWorkingImport = (state: ImportState): boolean => working.includes(state)

const discardable: readonly ImportState[] = ['received', 'staging', 'checked', 'paused']
export const canDiscardImport = (state: ImportState): boolean => discardable.includes(state)

/** Of an upload: files of another platform are mapped to the exchange format first. */
export const FileFormat = { Exchange: 'exchange', EduSoho: 'edusoho', Moodle: 'moodle' } as const
export type FileFormat = (typeof FileFormat)[keyof typeof FileFormat]
export const FileFormatText: Record<FileFormat, string> = {
  exchange: '本平台交换格式',
  edusoho: 'EduSoho',
  moodle: 'Moodle',
}

/** Where the id of the course for each title is entered. */
export const TitlesFile = 'titles.csv'
/** Why rows of another platform are not moved. */
export const UnmappedFile = 'unmapped.csv'

interface PlatformFile {
  name: string
  content: string
}

const titlesOfCourses: PlatformFile = {
  name: TitlesFile,
  content: '课程名称与课程编号的对照。首次上传后可以下载待填写的文件，填好后放进压缩包重新上传',
}
const exchangeFiles: PlatformFile = {
  name: 'courses.csv、hours.csv 等',
  content: '已经按本平台的列填写的文件，原样读取',
}

/** The CSV files that are read, for the person who uploads them. */
export const PlatformFiles: Record<Exclude<FileFormat, 'exchange'>, readonly PlatformFile[]> = {
  edusoho: [
    { name: '用户', content: '用户导入表，或 user 与 user_profile 两张表按编号合并的导出' },
    { name: '订单', content: '后台导出的订单' },
    { name: 'members-课程编号.csv', content: '每门课程导出的学员，文件名写明课程编号' },
    titlesOfCourses,
    exchangeFiles,
  ],
  moodle: [
    { name: '用户', content: '批量上传用户的文件，包括 course1、course2 等选课列' },
    titlesOfCourses,
    exchangeFiles,
  ],
}

/** The page of the back office. */
export const ImportsPage = '/board/admin/imports'

export const MaxUploadBytes = 100 * 1_048_576
export const UploadContentType = 'application/zip'
/** Problems of a run that the back office shows; the report has all. */
export const MaxShownProblems = 100
export const KeepUploadDays = 7
export const KeepReportDays = 30
export const ReportLinkSeconds = 60

export const messages = {
  otherRuns: '另一个导入正在进行，请等它结束后再试',
  previewFirst: '请先预览同一份数据，再开始导入',
  interrupted: '导入时服务中断，请重新开始',
  broken: '导入失败，请联系技术人员',
  folderNotEmpty: '导出的文件夹必须是空的',
  numbersOption: '--numbers 只能是 masked 或 clear',
  sinceOption: '--since 应为日期，例如 2026-11-30',
  reasonForClear: '导出完整号码请用 --reason 注明原因，至少 2 个字',
  unknownObject: '没有可以导出的“{object}”',
  ownName: '筑学',
  noFolder: '找不到文件夹或压缩包',
  noTables: '文件夹中没有可以导入的文件',
  otherAccount: '来源属于其他服务账号',
  sourceRequired: '没有 manifest.json，请用 --source 注明来源，例如 edusoho-old',
  manifestBroken: 'manifest.json 不是有效的 JSON',
  manifestFormat: 'manifest.json 的 format 应为 zhuxue-exchange，version 应为 1',
  sourceFormat: '来源只能是 2 到 40 个小写字母、数字或连字符',
  sourceNameLength: '来源名称最多 50 个字',
  otherContent: '文件与 manifest.json 中的 sha256 不一致',
  listedMissing: 'manifest.json 列出了它，但没有找到',
  repeatedColumn: '列“{column}”出现了两次',
  tooManyRows: '工作表最多 20000 行，更多的行请用 CSV',
  zipTooLarge: '压缩包不能超过 2GB',
  zipTooMany: '压缩包中的文件不能超过 10 万个',
  zipPath: '压缩包中有不安全的路径',
  zipRatio: '压缩包中的文件解压后过大',
  zipBroken: '压缩包已损坏',
  sourceNeeded: '压缩包中没有 manifest.json，请重新上传并填写来源',
  uploaded: '已上传，正在核对',
  started: '已开始导入',
  paused: '已暂停，已写入的数据保留',
  resumed: '已继续导入',
  discarded: '已放弃，上传的文件将被删除',
  acknowledged: '已确认',
  chooseObjects: '请选择要导出的内容',
  chooseSince: '请选择开始日期',
  chooseFile: '请选择压缩包',
  onlyZip: '请上传 zip 压缩包',
  uploadTooLarge: '压缩包不能超过 100MB，更大的请由技术人员在服务器上用命令 npm run ace -- transfer:import 导入',
  notStartable: '这次导入不能开始，请刷新后查看状态',
  notPausable: '这次导入没有在进行，不能暂停',
  notResumable: '这次导入没有暂停，不能继续',
  notDiscardable: '这次导入不能放弃',
  notAcknowledgeable: '这次导入没有需要确认的检查',
  filesGone: '上传的文件已过期删除，请重新上传',
  noReport: '报告已过期删除',
  tooOften: '多次中断，没有完成，请重新上传',
  noUnmapped: '没有这个文件，或已过期删除',
  mapTarget: '目标文件夹必须是空的',
  mapCells: '这一行的列数与标题不同，之后的内容可能错位，请在原平台更新后重新导出',
  mapUnknown: '不认识这个文件的标题，没有迁移',
  mapOtherType: '只读取 CSV 文件，请另存为 CSV 后重新上传',
  mapSkipped: (rows: number) => `有 ${rows} 行没有迁移，原因见 ${UnmappedFile}`,
  mapTitles: (titles: number) =>
    `有 ${titles} 个名称没有对应的课程：下载 ${TitlesFile}，在 course 列填写课程编号（本平台的课程写 #12），放进压缩包重新上传`,
} as const
