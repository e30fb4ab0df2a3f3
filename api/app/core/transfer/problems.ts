/** Sentences by code; `{name}` is replaced. */
export const problemTexts = {
  E_ENCODING: '文件编码无法识别，请另存为 UTF-8 或 GB18030 的 CSV',
  E_COLUMN: '缺少必填列“{column}”',
  E_FILE: '文件无法读取：{reason}',
  E_CELLS: '本行有{n}个单元格，表头有{total}个',
  E_REQUIRED: '{column}不能为空',
  E_LENGTH: '{column}最多{n}个字符',
  E_FORMAT: '{column}应为{format}，例如 {example}',
  E_RANGE: '{column}应在{a}到{b}之间',
  E_ID: '{sentence}',
  E_EXCEL_NUMBER: '{column}被 Excel 改成了数字，请把该列设为“文本”后重新填写',
  E_DUPLICATE_ROW: '与第{line}行的编号相同',
  E_PART: '{file} 第{line}行有错误，整条记录没有导入',
  E_SOURCE: '服务账号的来源只能写在 manifest.json 中',
  E_SOURCE_ID: '编号不能是身份证号或手机号，请用原平台的内部编号',
  E_REF: '找不到{object}“{ref}”，请先导入或检查编号',
  E_ID_OTHER_NAME: '该身份证号已属于另一位学员（{name}），姓名不一致，请核实',
  E_SUM: '订单金额{a}元与商品、运费之和{b}元不一致',
  E_OVER: '已上传学时超过获得的学时',
  E_FINAL: '该记录的金额、学时或身份已确认，不能用导入修改',
  E_ONE_OF: '{columns}至少填一项',
  /** A rule of one kind, in its own words. */
  E_RULE: '{sentence}',
  E_DATABASE: '数据库拒绝了这一行，请联系技术人员，编号 {reference}',
  W_PHONE_TAKEN: '手机号已属于另一位学员，本行导入为没有手机号的账号',
  W_PHONE_SHARED: '手机号与第{line}行相同，保留最近登录的一人，其余导入为没有手机号的账号',
  /** A warning of one kind, in its own words. */
  W_RULE: '{sentence}',
  N_COLUMN: '不认识的列“{column}”，没有读取',
  N_CUT: '学习时长超过视频时长，已按视频时长记录',
  /** A note of one kind, in its own words. */
  N_RULE: '{sentence}',
} as const
export type ProblemCode = keyof typeof problemTexts

export interface Problem {
  code: ProblemCode
  /** The name of a column. */
  column?: string
  /** Never a whole ID number or telephone: the report is a file. */
  facts?: Record<string, string | number>
}

export type ProblemLevel = 'error' | 'warning' | 'note'

const levels: Record<string, ProblemLevel> = { E: 'error', W: 'warning', N: 'note' }

export const levelOf = ({ code }: Problem): ProblemLevel => levels[code[0]!]!

export function sentenceOf({ code, facts = {} }: Problem): string {
  return problemTexts[code].replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''))
}
