/** Titles of the columns of the sheet, in its order. */
export const LearnerColumns = {
  userName: '姓名',
  idCard: '身份证号',
  telephone: '手机号',
  courseNumber: '课程编号',
  expiresOn: '有效期至',
} as const
export type LearnerColumn = keyof typeof LearnerColumns

export interface RowFault {
  column: LearnerColumn
  sentence: string
}

export const MaxImportedLearners = 5_000
/** Each course is read by itself. */
export const MaxImportedCourses = 50
/** Rows with faults or notes that the screen shows; the report has all rows. */
export const MaxShownRows = 200

export const LearnerTemplateName = '学员导入模板.xlsx'
export const LearnerReportName = '学员导入检查结果.xlsx'

const columns = LearnerColumns

export const learnerImportMessages = {
  otherType: '请上传 .xlsx 或 .csv 文件，可以下载模板后填写',
  noColumns: `没有找到列名，需要：${columns.userName}、${columns.telephone}`,
  empty: '文件中没有学员',
  tooManyRows: `一次最多导入${MaxImportedLearners}行，请分成几个文件后重新上传`,
  formula: '单元格是公式，请改为文字后重新上传',
  excelNumber: (column: LearnerColumn) => `${columns[column]}被 Excel 改成了数字，请把该列设为“文本”后重新填写`,
  nameMissing: '请填写姓名',
  telephoneMissing: '请填写手机号',
  telephoneWrong: '手机号应为11位数字，以1开头',
  courseNumberWrong: '课程编号应为数字，编号见模板的“填写说明”',
  courseUnknown: '没有这门课程，编号见模板的“填写说明”',
  tooManyCourses: `一个文件最多${MaxImportedCourses}门课程，请分成几个文件`,
  dayWrong: '日期应如 2027-12-31',
  dayPast: '有效期至不能早于今天',
  dayWithoutCourse: '填写有效期至时，请同时填写课程编号',
  idCardNeeded: '该课程的学时要上传，请填写身份证号',
  repeated: (line: number) => `与第 ${line} 行重复：同一学员的同一课程`,
  telephoneOfRow: (line: number) => `与第 ${line} 行的手机号相同，但姓名或身份证号不同`,
  idCardOfRow: (line: number) => `与第 ${line} 行的身份证号相同，但姓名或手机号不同`,
  otherTelephone: (masked: string) => `账号中的手机号是 ${masked}，导入不会替换`,
  changed: '文件与检查时不同，请重新检查',
  faultsLeft: (count: number) => `还有 ${count} 行有错误，请改好后重新上传，或选择跳过有错误的行`,
  nothing: '没有可以导入的行',
} as const
