import { questions, type BankName, type DemoQuestion } from '../content/questions/index.js'
import { storeMedia } from './media.js'
import { daysBefore, stored } from './times.js'
import { storedKeys } from './scenarios/wrong_key.js'
import type { SeedContext } from './seed_context.js'
import { whole } from './seeded_random.js'

export type SeededQuestion = DemoQuestion & { id: number; versionId: number; scoreTenths: number }

export type QuestionPool = Map<BankName, SeededQuestion[]>

const letters = 'ABCDE'

/** The question banks with the first version of every question. */
export async function addQuestions(context: SeedContext): Promise<QuestionPool> {
  const pool: QuestionPool = new Map()
  for (const question of questions) {
    if (!pool.has(question.bank)) addBank(context, question.bank, pool)
    const bank = pool.get(question.bank)!
    bank.push(await addQuestion(context, question, { bankId: pool.size, no: bank.length + 1 }))
  }
  return pool
}

function addBank({ tables, tools, adminId }: SeedContext, name: BankName, pool: QuestionPool) {
  pool.set(name, [])
  tables.add('question_banks', {
    question_bank_name: name,
    created_by: adminId,
    created_at: stored(daysBefore(tools.now, 150 - pool.size)),
  })
}

async function addQuestion(
  context: SeedContext,
  question: DemoQuestion,
  { bankId, no }: { bankId: number; no: number }
): Promise<SeededQuestion> {
  const { tables, tools, adminId } = context
  const keys = storedKeys(question)
  const created = stored(daysBefore(tools.now, 140, 9, no % 60))
  const scoreTenths = Math.round(question.score * 10)
  const id = tables.add('questions', {
    question_bank_id: bankId,
    question_no: no,
    version: 1,
    subject_code: question.subject,
    difficulty: difficultyOf(question),
    ...topicOf(question),
    created_at: created,
  })
  const versionId = tables.add('question_versions', {
    question_id: id,
    version: 1,
    question_type: question.questionType,
    question_name: tools.questionName(question.text),
    question_text: `<p>${question.text}</p>${await pictureOf(context, question)}`,
    choices: JSON.stringify(question.choices.map((choiceName, at) => ({ choiceNo: letters[at], choiceName }))),
    question_keys: keys.join(','),
    reference_answer: question.answer ?? null,
    explanation: question.analysis,
    score_tenths: scoreTenths,
    created_by: adminId,
    created_at: created,
  })
  return { ...question, keys, id, versionId, scoreTenths }
}

async function pictureOf(context: SeedContext, { key, figure: picture }: DemoQuestion): Promise<string> {
  if (!picture) return ''
  const { url } = await storeMedia(context, 'image/editor', `questions/${key}.jpg`)
  return `<p><img src="${url}" alt="${picture}"></p>`
}

/** The first match in the text decides. */
const topics: [RegExp, chapterName: string, knowledgePoint: string][] = [
  [/利息|利率|计息|净现值|回收期|终值|现值/, '工程经济', '资金时间价值'],
  [/综合单价|清单|措施项目|税前造价|管理费/, '工程计价', '费用构成'],
  [/预付款|进度款|合同价|索赔/, '合同管理', '价款结算'],
  [/混凝土|水胶比|试件/, '混凝土工程', '强度与配合比'],
  [/基坑|土方|挖方|沟槽|边坡/, '土方工程', '土方开挖'],
  [/脚手架|高处|安全带|安全帽/, '施工安全', '高处作业'],
  [/临时用电|配电|漏电/, '施工安全', '临时用电'],
  [/路基|路面|压实/, '道路工程', '路基与路面'],
  [/管道|管段|污水|给水/, '管道工程', '管道施工'],
  [/堤|坝|水闸|渠/, '水工建筑', '堤坝与水闸'],
]

function topicOf({ text }: DemoQuestion) {
  const [, chapter, point] = topics.find(([words]) => words.test(text)) ?? []
  return { chapter_name: chapter ?? null, knowledge_point: point ?? null }
}

/** Worked answers are more difficult than choices. */
function difficultyOf({ key, questionType }: DemoQuestion): number {
  return questionType === 'askanswer' ? 4 : whole(`difficulty ${key}`, 1, 4)
}
