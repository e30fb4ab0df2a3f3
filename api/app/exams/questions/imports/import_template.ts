import { CertSubjectText } from '#catalogue/terms'
import type { TemplateSheet } from '#core/spreadsheet'
import { bankColumns } from '#exams/questions/imports/export_bank'
import { JudgementText } from '#exams/questions/imports/vocabulary'
import {
  Difficulties,
  importColumns,
  ImportColumns,
  importLegendSheet,
  MaxImportRows,
  QuestionTypeText,
  type ImportCells,
  type ImportColumn,
} from '#exams/questions/terms'

/** The sheet to be filled in, with lists to choose from, and what its columns mean. */
export const importTemplate = (): TemplateSheet[] => [
  {
    name: '题目',
    columns: bankColumns,
    rows: examples.map((cells) => importColumns.map((name) => cells[name] ?? null)),
    lists: {
      [ImportColumns.questionType]: types,
      [ImportColumns.subject]: Object.values(CertSubjectText),
      [ImportColumns.difficulty]: Difficulties.map(String),
    },
  },
  {
    name: importLegendSheet,
    columns: [
      { title: '列', width: 12 },
      { title: '填写方法', width: 70 },
    ],
    rows: [
      ...Object.entries(legend).map(([name, words]) => [ImportColumns[name as ImportColumn], words]),
      ['选项', '填在 A 到 E 列，从 A 开始，中间不空；问答题和判断题不填'],
      ['其他', `一次最多 ${MaxImportRows} 道题；图片、批注和单元格格式不导入，图片可在导入后添加`],
    ],
  },
]

const types = [...Object.values(QuestionTypeText), JudgementText]

const legend: Partial<Record<ImportColumn, string>> = {
  questionType: `必填：${types.join('、')}；判断题按单选题导入`,
  questionText: '必填',
  answer: '单选题填一个字母，多选题填几个字母（如 ABD），判断题填“正确”或“错误”，问答题填参考答案',
  score: '数字，间隔 0.5 分；不填按 1 分',
  explanation: '可以不填',
  subject: '可以不填，从列表中选择',
  chapter: '可以不填',
  point: '知识点，可以不填',
  difficulty: '1（易）到 5（难），可以不填',
  clauses: '如 GB 51210-2016 9.0.1，几条之间用分号隔开，可以不填',
}

const examples: Partial<ImportCells>[] = [
  {
    questionType: '单选题',
    questionText: '开挖深度超过多少米的基坑须专家论证？',
    A: '3 m',
    B: '5 m',
    C: '8 m',
    D: '10 m',
    answer: 'B',
    score: '1',
    difficulty: '2',
    explanation: '超过一定规模的危大工程须组织专家论证。',
    point: '危大工程',
  },
  {
    questionType: '多选题',
    questionText: '脚手架搭设前应当完成哪些工作？',
    A: '编制方案',
    B: '安全技术交底',
    C: '拆除连墙件',
    D: '检查构配件',
    answer: 'ABD',
    score: '2',
    difficulty: '3',
    clauses: 'GB 51210-2016 9.0.1',
  },
  {
    questionType: '判断题',
    questionText: '高处作业是指在坠落高度基准面 2 m 及以上进行的作业。',
    answer: '正确',
    score: '1',
  },
  {
    questionType: '问答题',
    questionText: '简述土方开挖的原则。',
    answer: '开槽支撑，先撑后挖，分层开挖，严禁超挖。',
    score: '10',
  },
]
