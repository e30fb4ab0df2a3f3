import type { BankName } from '../content/questions/index.js'
import type { DemoSubject } from '../types.js'
import type { QuestionPool, SeededQuestion } from './exams.js'
import { daysBefore, stored } from './times.js'
import type { SeededCourse, SeedContext } from './seed_context.js'

export type SeededPaper = { id: number; questions: SeededQuestion[] }

/** Keys of the papers: `course-12`, a chapter's id, `jzgc_1`. */
export type SeededPapers = Map<string, SeededPaper>

type Size = { single: number; multiple: number }

/** The subject paper with draw rules, and with worked answers that need a mark. */
export const drawnRef = 'szgc_0'
const size: Size = { single: 20, multiple: 10 }
const drawnSize = { single: 10, multiple: 5, askanswer: 1 }

const subjects: [DemoSubject, string][] = [
  ['jzgc', '建筑工程'],
  ['szgc', '市政公用工程'],
  ['slsd', '水利水电工程'],
]

/** Subjects with a bank of their own. */
const bankOf: Partial<Record<DemoSubject, BankName>> = { jzgc: '建筑工程', szgc: '市政公用工程', slsd: '水利水电工程' }

/**
 * A course paper and a test at the last chapter for further education, two exercises for each online course, and the
 * papers of the three subjects, required and elective.
 */
export function addPapers(context: SeedContext, pool: QuestionPool): SeededPapers {
  const papers: SeededPapers = new Map()
  for (const course of context.courses.values()) {
    if (course.courseType === 5) addFurtherEducation(context, pool, papers, course)
    if (course.courseType === 1) addExercises(context, pool, papers, course)
  }
  for (const [subject, name] of subjects) {
    for (const required of [true, false]) {
      const refId = `${subject}_${required ? 1 : 0}`
      const bank = pool.get(name as BankName)!
      const isDrawn = refId === drawnRef
      addPaper(context, papers, {
        row: {
          paper_name: `${name}-${required ? '必修' : '选修'}-测试题`,
          paper_type: 'edu_test',
          subject_code: subject,
          required_course: required,
          ...(isDrawn && drawnBy([...pool.keys()].indexOf(name as BankName) + 1)),
        },
        refId,
        questions: isDrawn ? drawn(bank) : pick(bank, { size, from: required ? 0 : 4 }),
        isDrawn,
      })
    }
  }
  return papers
}

function addFurtherEducation(context: SeedContext, pool: QuestionPool, papers: SeededPapers, course: SeededCourse) {
  const bank = pool.get(bankOf[course.certSubject!] ?? '安全与法规')!
  addPaper(context, papers, {
    row: { paper_name: `${course.courseName}-考题`, paper_type: 'edu_test', course_id: course.id },
    refId: `course-${course.id}`,
    questions: pick(bank, { size: { single: 14, multiple: 6 }, from: course.id }),
  })
  const gate = course.leaves.filter(({ videoId }) => videoId).at(-1)
  if (gate) addChapterPaper(context, papers, { course, leaf: gate, bank })
}

function addExercises(context: SeedContext, pool: QuestionPool, papers: SeededPapers, course: SeededCourse) {
  const bank = pool.get('造价工程')!
  for (const leaf of course.leaves.filter(({ videoId }) => videoId).slice(0, 2)) {
    addChapterPaper(context, papers, { course, leaf, bank })
  }
}

function addChapterPaper(
  context: SeedContext,
  papers: SeededPapers,
  { course, leaf, bank }: { course: SeededCourse; leaf: SeededCourse['leaves'][number]; bank: SeededQuestion[] }
) {
  leaf.paperId = addPaper(context, papers, {
    row: { paper_name: `${leaf.title}-练习题`, paper_type: 'cpt_test', course_id: course.id, chapter_id: leaf.id },
    refId: String(leaf.id),
    questions: pick(bank, { size: { single: 4, multiple: 1 }, from: leaf.id }),
  })
}

function addPaper(
  { tables, tools, adminId }: SeedContext,
  papers: SeededPapers,
  {
    row,
    refId,
    questions,
    isDrawn = false,
  }: {
    row: {
      paper_name: string
      draw_rules?: string
      limit_minutes?: number
      paper_type: string
      course_id?: number
      chapter_id?: number
      subject_code?: string
      required_course?: boolean
    }
    refId: string
    questions: SeededQuestion[]
    isDrawn?: boolean
  }
): number {
  const created = stored(daysBefore(tools.now, 100))
  const id = tables.add('papers', {
    course_id: null,
    chapter_id: null,
    subject_code: null,
    required_course: null,
    draw_rules: null,
    limit_minutes: null,
    ...row,
    ref_id: refId,
    ref_key: `${row.paper_type}:${refId}`,
    created_by: adminId,
    created_at: created,
  })
  const listed = isDrawn ? [] : questions
  listed.forEach((question, at) => {
    tables.add('paper_questions', { paper_id: id, question_id: question.id, question_no: at + 1, created_at: created })
  })
  papers.set(refId, { id, questions })
  return id
}

/** The given number of questions of each type, from a position in the bank, wrapping around. */
function pick(bank: SeededQuestion[], { size, from }: { size: Size; from: number }) {
  return (['single', 'multiple'] as const).flatMap((type) => {
    const some = bank.filter(({ questionType }) => questionType === type)
    return Array.from({ length: size[type] }, (_, at) => some[(from + at) % some.length])
  })
}

function drawnBy(questionBankId: number) {
  const any = { difficulty: null, subjectCode: null, chapterName: null, knowledgePoint: null }
  const rules = Object.entries(drawnSize).map(([questionType, count]) => ({
    questionBankIds: [questionBankId],
    questionType,
    count,
    ...any,
  }))
  return { draw_rules: JSON.stringify(rules), limit_minutes: 60 }
}

/** Questions that the rules could have drawn for one attempt. */
function drawn(bank: SeededQuestion[]): SeededQuestion[] {
  return Object.entries(drawnSize).flatMap(([type, count]) =>
    bank.filter(({ questionType }) => questionType === type).slice(0, count)
  )
}

/** Courses and chapters reference their papers once both exist. */
export async function linkPapers(context: SeedContext, papers: SeededPapers) {
  const { trx } = context.tables
  for (const course of context.courses.values()) {
    const paper = papers.get(`course-${course.id}`)
    if (paper) await trx.from('courses').where('id', course.id).update({ paper_id: paper.id })
    for (const { id, paperId } of course.leaves) {
      if (paperId) await trx.from('chapters').where('id', id).update({ paper_id: paperId })
    }
  }
}
