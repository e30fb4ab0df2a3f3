export const MoodleXmlTypes = ['application/xml', 'text/xml'] as const
export const MaxXmlElements = 100_000
export const MaxImportPictures = 200

/** Unsupported question types, as in Moodle's files. */
const MoodleTypeText: Record<string, string> = {
  shortanswer: '填空题',
  numerical: '数值题',
  matching: '匹配题',
  randomsamatch: '随机匹配题',
  cloze: '完形填空题',
  description: '说明文字',
  calculated: '计算题',
  calculatedsimple: '简单计算题',
  calculatedmulti: '计算选择题',
  ddwtos: '拖放填空题',
  ddimageortext: '拖放图片题',
  ddmarker: '拖放标记题',
  gapselect: '下拉填空题',
  ordering: '排序题',
  coderunner: '编程题',
}

/** Our fields as Moodle tags, because Moodle has no fields for them. */
export const MoodleTags = {
  subject: '专业',
  chapter: '章节',
  point: '知识点',
  difficulty: '难度',
  clauses: '规范条文',
} as const

export const moodleMessages = {
  notMoodle: '请上传 Moodle 导出的 .xml 文件',
  notQuiz: '这不是 Moodle 的题目文件：最外层应为 <quiz>',
  notUtf8: '文件不是 UTF-8 编码，请从 Moodle 重新导出',
  doctype: '文件含有 DOCTYPE 声明，不能导入；Moodle 导出的文件没有这一行',
  tooMuch: '文件内容过多或层次过深，请分次导出后再导入',
  tooManyPictures: `一次最多导入 ${MaxImportPictures} 张图片，请分次导入`,
  brokenAt: (line: number) => `文件第 ${line} 行不是正确的 XML，请从 Moodle 重新导出`,
  noPicture: (name: string) => `文件中没有图片 ${name}`,
  badPicture: (name: string) => `图片 ${name} 不是 JPG 或 PNG 格式，或已损坏`,
} as const

/** Parts of a question that an import loses. */
export const moodleWarnings = {
  shares: (parts: string) => `按比例给分（${parts}）不保留，全部选对才得分`,
  partial: (parts: string) => `部分得分（${parts}）不保留，按错误计`,
  negative: (parts: string) => `选错扣分（${parts}）不保留，按 0 分计`,
  single: '多选题只有一个正确选项，改为单选题',
  penalty: (percent: number) => `再次作答扣分（${percent}%）不保留`,
  grade: (from: string, to: number) => `分值 ${from} 改为 ${to}`,
  choiceFeedback: (letters: string) => `选项 ${letters} 的反馈不保留`,
  feedback: '答对、部分答对和答错时的提示不保留',
  hints: (count: number) => `${count} 条提示不保留`,
  idNumber: (text: string) => `编号 ${text} 不保留`,
  hidden: '在 Moodle 中已隐藏，导入后会正常显示',
  template: '答题模板不保留',
  attachments: '学员不能上传附件',
  tags: (names: string) => `标签 ${names} 没有对应的位置，不保留`,
  files: (names: string) => `附件 ${names} 不导入`,
  format: (name: string) => `文字格式 ${name} 按普通文字导入`,
  fixedOrder: '选项不打乱的设置不保留，是否打乱由试卷决定',
  names: (count: number, example: string) => `${count} 道题在 Moodle 中的名称（如“${example}”）不保留，名称取自题干`,
  categories: (names: string) => `题目来自“${names}”，分类不保留，都导入本题库`,
} as const

export const moodlePlace = { names: '题目名称', categories: '分类' } as const

export const moodleSkipped = (type: string) => `${MoodleTypeText[type] ?? type}没有对应的题型，不导入`
