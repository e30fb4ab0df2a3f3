import db from '@adonisjs/lucid/services/db'
import { clauseOf } from '#tests/factories/clauses'
import { paper } from '#tests/factories/papers'
import { bank, submittedAttempt, question } from '#tests/factories/questions'
import { paperMessages } from '#exams/papers/terms'
import type { Actor } from '#tests/functional/authorisation/route_table'
import type { Sample } from '#tests/functional/authorisation/samples'
import type { MatrixFixture } from '#tests/functional/authorisation/matrix_fixture'

/** Question banks, papers and attempts for users who edit and mark them. */
export async function createExamFixture(
  ownerId: number,
  { courseId, otherCourseId, teacherId }: Record<'courseId' | 'otherCourseId' | 'teacherId', number>
) {
  const bankId = await bank('题库', teacherId)
  const { questionId, versionId } = await question(bankId)
  const asked = await question(bankId, { type: 'askanswer' })
  const second = await question(bankId)
  const paperId = await paper({ courseId, questionIds: [questionId, second.questionId] })
  const userPaperId = await submittedAttempt({
    userId: ownerId,
    paperId,
    answers: [
      { questionId, versionId, answer: 'A', score: 2 },
      { ...asked, answer: '先支后挖', waiting: true },
    ],
  })
  await submittedAttempt({
    userId: ownerId,
    paperId,
    attemptNo: 2,
    answers: [{ questionId, versionId, answer: 'A', score: 2 }],
  })
  const listed = await db.from('paper_questions').where('paper_id', paperId).orderBy('id')
  const { id: paperAnswerId } = await db
    .from('paper_answers')
    .where({ user_paper_id: userPaperId, marking: 'waiting' })
    .first()
  const clauseId = await clauseOf([questionId], 'GB 50500-2013 4.1.2')
  const replacedId = await clauseOf([questionId], 'GB 50500-2013 4.1.3', 'GB/T 50500-2024 4.1.3')
  return {
    clauseId,
    replacedId,
    bankId,
    questionId,
    versionId,
    paperId,
    paperAnswerId,
    handedInId: userPaperId,
    /** The teacher deletes it first, so the admin gets 404. */
    deletable: {
      teacher: {
        bankId: await bank('空题库', teacherId),
        questionId: (await question(bankId)).questionId,
        paperId: await paper({ courseId: otherCourseId }),
        paperQuestionId: listed[0].id as number,
      },
      admin: { bankId: await bank(), questionId, paperId, paperQuestionId: listed[1].id as number },
    },
  }
}

export type ExamStaffFixture = Awaited<ReturnType<typeof createExamFixture>>

const choices = ['A', 'B'].map((choiceNo) => ({ choiceNo, choiceName: `选项${choiceNo}` }))
const form = { questionType: 'single', questionText: '<p>题干</p>', questionScore: 1, choices }
const pasted = '1. 题干\nA. 甲\nB. 乙\n答案：A'
const ofBank = ({ examFixture }: MatrixFixture): Sample => ({ path: [examFixture.bankId] })
const ofQuestion = ({ examFixture }: MatrixFixture): Sample => ({ path: [examFixture.questionId] })
const ofPaper = ({ examFixture }: MatrixFixture): Sample => ({ path: [examFixture.paperId] })

const deletable = ({ examFixture }: MatrixFixture, actor: Actor) =>
  examFixture.deletable[actor === 'admin' ? 'admin' : 'teacher']

const ofAsked = ({ examFixture }: MatrixFixture): Sample => ({ path: [examFixture.paperId, examFixture.versionId] })

const mark = ({ examFixture }: MatrixFixture): Sample => ({
  path: [examFixture.paperAnswerId],
  body: { answerScore: 1.5 },
})

export const examStaffSamples: Record<string, (fixture: MatrixFixture, actor: Actor) => Sample> = {
  'POST /api/admin/question-banks': () => ({ body: { questionBankName: '新题库' } }),
  'DELETE /api/admin/question-banks/:id': (fixture, actor) => ({ path: [deletable(fixture, actor).bankId] }),
  'GET /api/admin/question-banks/:id/questions': ofBank,
  'POST /api/admin/question-banks/:id/questions': (fixture) => ({
    ...ofBank(fixture),
    body: { ...form, questionKey: 'A' },
  }),
  'POST /api/admin/question-banks/:id/import-previews': (fixture) => ({ ...ofBank(fixture), body: { pasted } }),
  'POST /api/admin/question-banks/:id/imports': (fixture) => ({
    ...ofBank(fixture),
    body: { pasted, decisions: 'add' },
  }),
  'GET /api/admin/question-banks/:id/moodle-export': ofBank,
  'GET /api/admin/question-banks/:id/export': ofBank,
  'DELETE /api/admin/questions/:id': (fixture, actor) => ({ path: [deletable(fixture, actor).questionId] }),
  'POST /api/admin/question-batches': (fixture, actor) => ({
    body: { questionIds: [deletable(fixture, actor).questionId], difficulty: 3 },
  }),
  'POST /api/admin/questions/:id/regrade-previews': ofQuestion,
  'POST /api/admin/questions/:id/regrades': (fixture) => ({ ...ofQuestion(fixture), body: { reason: '答案有误' } }),
  'GET /api/admin/clauses/:id/questions': ({ examFixture }) => ({ path: [examFixture.clauseId] }),
  'PUT /api/admin/clauses/:id': ({ examFixture }) => ({
    path: [examFixture.clauseId],
    body: { clauseName: '综合单价' },
  }),
  'POST /api/admin/clauses/:id/replacements': ({ examFixture }) => ({
    path: [examFixture.clauseId],
    body: { replacedBy: 'GB/T 50500-2024 4.1.2', reason: '新版施行' },
  }),
  'POST /api/admin/clauses/:id/restorations': ({ examFixture }) => ({
    path: [examFixture.replacedId],
    body: { reason: '标记有误' },
  }),
  'POST /api/admin/clause-reviews': ({ examFixture }) => ({
    body: { outcome: 'kept', reviews: [{ questionId: examFixture.questionId, clauseId: examFixture.replacedId }] },
  }),
  'POST /api/admin/papers': ({ examFixture, draftId }, actor) => ({
    ...(actor === 'other_teacher' && { expected: paperMessages.ownerGone }),
    body: {
      paperType: 'edu_test',
      refId: actor === 'admin' ? 'jzgc_1' : `course-${draftId}`,
      drawRules: [{ questionBankIds: [examFixture.bankId], questionType: 'single', count: 1, chapterName: '第一章' }],
    },
  }),
  'GET /api/admin/papers/:id': ofPaper,
  'DELETE /api/admin/papers/:id': (fixture, actor) => ({ path: [deletable(fixture, actor).paperId] }),
  'GET /api/admin/papers/:id/questions': ofPaper,
  'POST /api/admin/papers/:id/questions': ({ examFixture }) => ({
    path: [examFixture.paperId],
    body: { questionIds: [examFixture.questionId], questionNo: 1 },
  }),
  'DELETE /api/admin/papers/:id/questions/:paperQuestionId': (fixture, actor) => ({
    path: [fixture.examFixture.paperId, deletable(fixture, actor).paperQuestionId],
  }),
  'GET /api/admin/papers/:id/preview': ofPaper,
  'POST /api/admin/paper-answers/:id/marking': mark,
  'POST /api/teacher/paper-answers/:id/marking': mark,
  'GET /api/admin/papers/:id/scores': ofPaper,
  'GET /api/admin/papers/:id/scores-export': ofPaper,
  'GET /api/admin/papers/:id/item-analysis': ofPaper,
  'GET /api/admin/papers/:id/item-analysis/:questionVersionId': ofAsked,
  'GET /api/admin/papers/:id/item-analysis-export': ofPaper,
  'GET /api/admin/questions/:id/item-analysis': ofQuestion,
}
