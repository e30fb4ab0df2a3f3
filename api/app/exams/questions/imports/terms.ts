import { MaxWorkbookBytes, workbookMessages } from '../../../core/spreadsheets/terms.js'

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

/** Of the template; it is no contents. */
export const importLegendSheet = '填写说明'

export type ImportCells = Record<ImportColumn, string>

export interface ImportError {
  column: ImportColumn
  sentence: string
}

/** A part that is not imported, and its place. */
export interface ImportWarning {
  place: string
  sentence: string
}

export const ImportDecision = { Add: 'add', Skip: 'skip', Replace: 'replace' } as const
export type ImportDecision = (typeof ImportDecision)[keyof typeof ImportDecision]
export const ImportDecisionText = { add: '保留两者', skip: '跳过', replace: '替换原题' } as const satisfies Record<
  ImportDecision,
  string
>

export const MaxImportRows = 500
/** Includes empty rows between questions. */
export const MaxSheetRows = 20_000
/** A to AZ. */
export const MaxSheetColumns = 52
export const MaxImportBytes = MaxWorkbookBytes
export const MaxImportText = 300_000
export const MaxCellLength = 20_000

export const importMessages = {
  ...workbookMessages,
  tooMany: `一次最多导入${MaxImportRows}道题，请分次导入`,
  empty: '没有找到题目',
  pastedTooLong: (length: number) => `文字最多${MaxImportText}个字符，现有${length}个，请分次导入`,
  noNumber: '在第一道题的题号之前，不导入',
  tooManyChoices: '选项最多 5 个（A 到 E）',
  noColumns: `没有找到列名，缺少：`,
  manySheets: '文件中有多个工作表含有题目，请合并到一个工作表后重新上传',
  rowsBelow: (sheet: string, row: number) =>
    `工作表“${sheet}”的第${row}行还有内容，一个工作表只读取前${MaxSheetRows}行，请删除中间的空行或分成几个文件后重新上传`,
  columnsBeyond: (sheet: string, title: string) =>
    `工作表“${sheet}”的“${title}”列在第${MaxSheetColumns}列以后，请移到前面后重新上传`,
  cellPicture: '单元格里是图片，请改为文字后重新上传，图片可在导入后添加',
  cellError: '单元格是错误值或嵌入的图片，请改为文字后重新上传',
  type: '题型应为单选题、多选题、判断题或问答题',
  guessedEssay: '没有识别到选项或参考答案；如果是问答题，请在题号后注明【问答题】',
  otherKey: '题目中的答案与卷末的答案不同',
  repeatedAnswer: '答案出现了两次，后一个可能属于没有题号的题目',
  repeatedChoice: (letter: string) => `选项 ${letter} 出现了两次`,
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
/** The place of a part that is not imported. */
export const importPlace = {
  line: (line: number, name: string) => `第 ${line} 行“${name}”`,
  column: (letters: string, title: string) => `${letters} 列${title && `“${title}”`}`,
  farColumns: `第 ${MaxSheetColumns} 列以后`,
  sheet: (name: string) => `工作表“${name}”`,
  hiddenSheet: (name: string) => `隐藏的工作表“${name}”`,
  furtherLines: '其他行',
  chartSheet: (name: string) => `图表工作表“${name}”`,
  sheetRow: (name: string, row: number) => `工作表“${name}”第 ${row} 行`,
} as const

const columnNames = (columns: readonly ImportColumn[]) =>
  `“${columns.map((column) => ImportColumns[column]).join('”“')}”列`

/** Losses of an import, of a file or of one question. */
export const importWarnings = {
  unknownColumn: (cells: number) => `不是导入模板中的列，${cells} 个单元格的内容不导入`,
  untitledColumn: (cells: number) => `第一行没有列名，${cells} 个单元格的内容不导入`,
  repeatedColumn: (cells: number) => `列名重复，只读取左边的一列，这里 ${cells} 个单元格的内容不导入`,
  farColumns: (cells: number) => `${cells} 个单元格的内容不导入`,
  otherSheet: '没有题型、题干和答案列，不导入',
  hiddenSheet: '不导入；需要时请取消隐藏后重新上传',
  drawings: (count: number) => `${count} 个文本框或图表不导入`,
  pictureOutside: '图片不导入',
  picture: (columns: ImportColumn[]) =>
    `${columns.length ? columnNames(columns) + '的' : ''}图片不导入，请在导入后编辑题目添加`,
  merged: (columns: ImportColumn[]) => `${columnNames(columns)}与其他单元格合并，按空白导入`,
  comment: (columns: ImportColumn[]) => `${columnNames(columns)}的批注不保留`,
  link: (columns: ImportColumn[]) => `${columnNames(columns)}的链接不保留`,
  format: (columns: ImportColumn[]) => `${columnNames(columns)}的文字格式不保留`,
  aboveColumns: (words: string) => `列名上方的“${words}”不导入`,
  chartSheet: '图表不导入',
  hiddenRow: '这一行在表格中被隐藏或筛选掉，仍会导入，请核对',
  choiceMarks: '选项前的字母已去掉',
  judgement: (one: string, other: string) => `判断题按单选题导入：A ${one}，B ${other}`,
  typeByKeys: (type: string) => `题型“选择题”按答案个数作为${type}导入`,
  noAnswer: '问答题没有参考答案',
  choicesInText: '题干中有像选项的文字，请核对',
  choicesInAnswer: '答案或解析中有像选项的文字，可能是没有题号的题目，请核对',
  titleLike: (words: string) => `“${words}”像标题，作为本题的文字导入，请核对`,
  manyLines: (letter: string) => `选项 ${letter} 有多行文字，请核对`,
  unlisted: (count: number) => `还有 ${count} 处不导入，没有逐一列出`,
  pageNumber: '页码，不导入',
  underHeading: '大题标题下的说明，不导入',
  heading: '标题，不导入',
  decimal: (line: number, words: string) =>
    `第 ${line} 行“${words}”以小数开头，没有作为新题；如果是新题，请在题号后加空格`,
  numbered: (words: string) => `“${words}”的题号没有接着上一题，作为本题的文字导入，请核对`,
  numberJump: (from: number, to: number) => `题号从 ${from} 到 ${to}，中间可能缺题，请核对`,
  numberBack: (from: number, to: number) => `题号从 ${from} 回到 ${to}，请核对`,
  keyInText: (key: string) => `答案 ${key} 取自题干，括号已清空`,
  otherKeyInText: (key: string) => `题干括号中的 ${key} 与答案不同，请核对`,
  keyAtEnd: '答案取自卷末',
  noSuchQuestion: (no: number) => `没有第 ${no} 题，这个答案不导入`,
  sameNumbers: (no: number) => `有几道第 ${no} 题，无法确定是哪一道，这个答案不导入`,
  keyCount: (from: number, to: number) => `第 ${from} 到 ${to} 题的答案个数不符，不导入`,
  unreadKeys: '在卷末的答案中，没有识别，不导入',
  outside: '网页上的图片不保留，请在导入后编辑题目添加',
  embedded: '视频、音频和嵌入的网页不保留',
  pasted: (kinds: string[]) => `粘贴的内容中有${kinds.join('、')}，这里只保留文字，请在导入后编辑题目补上`,
} as const

export const importDone = (added: number, replaced: number, skipped: number) =>
  `导入完成：新增 ${added} 道，替换 ${replaced} 道，跳过 ${skipped} 道`
export const missingColumns = (columns: (ImportColumn | null)[]): string[] =>
  neededColumns.filter((name) => !columns.includes(name)).map((name) => ImportColumns[name])
