export * from './moodle/terms.js'

export const ImportColumns = {
  questionType: '题型',
  questionText: '题干',
  A: 'A',
  B: 'B',
  C: 'C',
  D: 'D',
  E: 'E',
  answer: '答案',
  score: '分值',
  explanation: '解析',
  subject: '专业',
  chapter: '章节',
  point: '知识点',
  difficulty: '难度',
  clauses: '规范条文',
} as const
export type ImportColumn = keyof typeof ImportColumns
export const importColumns = Object.keys(ImportColumns) as ImportColumn[]
const neededColumns: ImportColumn[] = ['questionType', 'questionText', 'answer']

export type ImportCells = Record<ImportColumn, string>

export interface ImportFault {
  column: ImportColumn
  sentence: string
}

export const ImportDecision = {
  Add: 'add',
  Skip: 'skip',
  Replace: 'replace',
} as const
export type ImportDecision = (typeof ImportDecision)[keyof typeof ImportDecision]
export const ImportDecisionText = {
  add: '保留两者',
  skip: '跳过',
  replace: '替换原题',
} as const satisfies Record<ImportDecision, string>

export const MostImportRows = 500
/** With the empty rows between. */
export const MostSheetRows = 20_000
/** A to AZ. */
export const MostSheetColumns = 52
export const MostImportBytes = 2_000_000
export const MostUnpackedBytes = 40_000_000
export const MostImportText = 300_000
export const MostCellLength = 20_000

export const importMessages = {
  notXlsx: '请上传 .xlsx 文件，可以下载模板后填写',
  tooLarge: '文件不能超过2M',
  unpacksTooLarge: '文件解压后过大，请删除多余的内容后重新上传',
  macros: '文件中含有宏，请另存为不含宏的 .xlsx 文件后再上传',
  tooMany: `一次最多导入${MostImportRows}道题，请分次导入`,
  empty: '没有找到题目',
  pastedTooLong: (length: number) => `文字最多${MostImportText}个字符，现有${length}个，请分次导入`,
  noNumber: '在第一道题的题号之前，不导入',
  noColumns: `第一行应为列名，缺少：`,
  manySheets: '文件中有多个工作表含有题目，请合并到一个工作表后重新上传',
  rowsBelow: (sheet: string, row: number) =>
    `工作表“${sheet}”的第${row}行还有内容，一个工作表只读取前${MostSheetRows}行，请删除中间的空行或分成几个文件后重新上传`,
  columnsBeyond: (sheet: string, title: string) =>
    `工作表“${sheet}”的“${title}”列在第${MostSheetColumns}列以后，请移到前面后重新上传`,
  formula: '单元格是公式，请改为文字后重新上传',
  type: '题型应为单选题、多选题或问答题',
  score: '分值应为数字',
  difficulty: '难度为1到5的整数，可以不填',
  subject: '没有这个专业，可以不填',
  tooLong: '内容过长',
  choicesGap: '选项应从A开始依次填写，中间不能空',
  stillWrong: '有题目没有通过检查，请返回修改后重新导入',
  nothing: '没有可以导入的题目',
  otherSource: '内容与检查时不同，请重新检查',
  replaceGone: '要替换的原题已不存在，请重新检查',
} as const
export const importDone = (added: number, replaced: number, skipped: number) =>
  `导入完成：新增 ${added} 道，替换 ${replaced} 道，跳过 ${skipped} 道`
export const missingColumns = (titles: string[]): string[] =>
  neededColumns.map((name) => ImportColumns[name]).filter((title) => !titles.includes(title))
