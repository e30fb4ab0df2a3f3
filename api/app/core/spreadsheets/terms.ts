/** Opening and closing tags of all parts: twenty thousand rows of formatted cells have half of them. */
export const MaxSheetElements = 1_000_000
export const MaxUnpackedBytes = 40_000_000

/** Of a workbook that is uploaded. */
export const workbookMessages = {
  notXlsx: '请上传 .xlsx 文件，可以下载模板后填写',
  tooLarge: '文件不能超过2M',
  tooMuch: '文件内容过多，请分成几个文件后重新上传',
  unpacksTooLarge: '文件解压后过大，请删除多余的内容后重新上传',
  macros: '文件中含有宏，请另存为不含宏的 .xlsx 文件后再上传',
  formula: '单元格是公式，请改为文字后重新上传',
} as const

export const MaxWorkbookBytes = 2_000_000
export const WorkbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Not `text/csv`, which the body parser would decode as UTF-8. */
export const CsvType = 'application/csv'

export const csvMessages = {
  encoding: '文件编码无法识别，请另存为 UTF-8 或 GB18030 的 CSV',
  broken: (line: number) => `第 ${line} 行的引号没有配对，请检查后重新上传`,
} as const
