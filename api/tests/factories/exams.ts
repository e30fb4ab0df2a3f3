import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { eduLog } from '#tests/factories/certificates'
import { course } from '#tests/factories/catalogue'
import { createChapter, createEntitlement } from '#tests/factories/learning'

export interface QuestionOptions {
  type?: 'single' | 'multiple' | 'askanswer'
  /** Letters joined by commas. */
  keys?: string
  text?: string
  /** Points. */
  score?: number
  letters?: string
  explanation?: string
  knowledgePoint?: string
  bankId?: number
}

export interface MadeQuestion {
  questionId: number
  versionId: number
  keys: string
}

const stamp = () => ({ created_at: toStored(now()) })

export async function bank(name = '题库'): Promise<number> {
  return (await db.table('question_banks').insert({ question_bank_name: name, ...stamp() }))[0]
}

let made = 0

/** A single-choice question of two points with the key A by default. */
export async function question(options: QuestionOptions = {}): Promise<MadeQuestion> {
  const { type = 'single', letters = 'ABCD', score = 2 } = options
  const keys = type === 'askanswer' ? '' : (options.keys ?? 'A')
  const no = ++made
  const text = options.text ?? `第${no}题`
  const choices = type === 'askanswer' ? [] : [...letters]
  const [questionId] = await db
    .table('questions')
    .insert({
      question_bank_id: options.bankId ?? (await bank()),
      question_no: no,
      knowledge_point: options.knowledgePoint ?? null,
      ...stamp(),
    })
  const [versionId] = await db
    .table('question_versions')
    .insert({
      question_id: questionId,
      version: 1,
      question_type: type,
      question_name: text,
      question_text: `<p>${text}</p>`,
      choices: JSON.stringify(choices.map((choiceNo) => ({ choiceNo, choiceName: `<p>选项${choiceNo}</p>` }))),
      question_keys: keys,
      reference_answer: type === 'askanswer' ? '<p>参考答案</p>' : null,
      explanation: options.explanation ?? '<p>解析</p>',
      score_tenths: score * 10,
      ...stamp(),
    })
  return { questionId, versionId, keys }
}

/** Creates many questions with few statements. */
export async function questions(count: number, options: QuestionOptions = {}): Promise<MadeQuestion[]> {
  const bankId = options.bankId ?? (await bank())
  const all: MadeQuestion[] = []
  for (let at = 0; at < count; at++) all.push(await question({ ...options, bankId }))
  return all
}

interface PaperOptions {
  courseId?: number
  chapterId?: number
  /** `jzgc`, required. */
  subject?: string
  questions: { questionId: number }[]
  row?: Record<string, unknown>
}

/** The paper of a chapter, a course or a subject. @returns its id */
export async function examPaper(options: PaperOptions): Promise<number> {
  const { courseId = null, chapterId = null, subject = null } = options
  const kind = chapterId ? 'cpt_test' : 'edu_test'
  const refId = chapterId ? String(chapterId) : subject ? `${subject}_1` : `course-${courseId}`
  const [id] = await db
    .table('papers')
    .insert({
      paper_name: '试卷',
      paper_type: kind,
      course_id: courseId,
      chapter_id: chapterId,
      ref_id: refId,
      ref_key: `${kind}:${refId}`,
      pass_line: 60,
      subject_code: subject,
      required_course: subject ? true : null,
      ...stamp(),
      ...options.row,
    })
  if (options.questions.length) {
    await db
      .table('paper_questions')
      .multiInsert(
        options.questions.map(({ questionId }, at) => ({
          paper_id: id,
          question_id: questionId,
          question_no: at + 1,
          ...stamp(),
        }))
      )
  }
  if (chapterId) await db.from('chapters').where('id', chapterId).update({ paper_id: id })
  else if (courseId) await db.from('courses').where('id', courseId).update({ paper_id: id })
  return id
}

interface ChapterTestOptions {
  questions?: MadeQuestion[]
  row?: Record<string, unknown>
  /** Whether the video of the chapter is watched. */
  studied?: boolean
}

/** A learner who owns a further-education course and has watched its chapter, with the test of that chapter. */
export async function chapterTest(options: ChapterTestOptions = {}) {
  const learner = await createUser()
  const courseId = await course({ type: 5, subject: 'jzgc', required: true, seconds: 3600 })
  await createEntitlement(learner.user.id, courseId)
  const { chapterId, videoId } = await createChapter(courseId, { creditSeconds: 600 })
  const asked = options.questions ?? (await questions(4))
  const paperId = await examPaper({ courseId, chapterId, questions: asked, row: options.row })
  const hours = await eduLog(learner.user.id, courseId, { total: 3600 })
  if (options.studied !== false) await finish(learner.user.id, { courseId, chapterId, ...hours })
  return {
    ...learner,
    ...hours,
    courseId,
    chapterId,
    videoId,
    paperId,
    questions: asked,
    correlationId: `cpt-${chapterId}`,
  }
}

/** A watched chapter whose ten minutes are held until its test is passed. */
async function finish(userId: number, at: { courseId: number; chapterId: number; courseEduLogId: number }) {
  await db
    .table('study_logs')
    .insert({
      user_id: userId,
      course_id: at.courseId,
      chapter_id: at.chapterId,
      course_edu_log_id: at.courseEduLogId,
      study_seconds: 600,
      study_status: 'unuse',
      test_passed: false,
      ...stamp(),
    })
  await db
    .table('hour_entries')
    .insert({
      user_id: userId,
      course_edu_log_id: at.courseEduLogId,
      chapter_id: at.chapterId,
      kind: 'watch',
      held_seconds: 600,
      cause: `watch:${at.chapterId}:${userId}`,
      rule_version: 1,
      ...stamp(),
    })
}
