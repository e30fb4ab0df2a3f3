import db from '@adonisjs/lucid/services/db'
import type { CurrentUser } from '#core/current_user'
import type { Caching } from '#core/cache/cacheable'
import { UserError } from '#core/errors'
import { addDays, BusinessZone, now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { AttemptErrorCode } from '#exams/attempts/terms'
import { gradeSingleAnswer } from '#exams/grading/grade_single_answer'
import { AnyUser, hiddenKeyQuestions } from '#exams/grading/hidden_key_questions'
import { questionsAsShown, visibleKeys } from '#exams/questions/current_versions'
import { dailyQuestionOf, drawDailyQuestion } from '#exams/wrong_questions/daily_question'
import { recordGraded } from '#exams/wrong_questions/record_graded'
import { WrongSource, wrongMessages } from '#exams/wrong_questions/terms'
import { businessDay } from '#learning/entitlements/validity'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'

/** Hidden keys change with every open test, and the day ends for all users at once. */
export const ofToday: Caching = { tags: () => [], seconds: () => Math.min(10, Math.floor(secondsLeftOfDay())) }

function secondsLeftOfDay(): number {
  const here = now().setZone(BusinessZone)
  return here.endOf('day').diff(here).as('seconds')
}

/** Today's question without its key, and yesterday's with its explanation. */
export async function todayQuestion(user: CurrentUser | null) {
  const day = businessDay()
  const drawn = await drawDailyQuestion(day)
  const [question = null] = drawn ? await questionsAsShown(db.connection(), [drawn]) : []
  return {
    day,
    question,
    emptyText: question ? null : wrongMessages.noQuestionToday,
    yesterday: await yesterdaysAnswer(day),
    streak: user ? await streakOf(user.id, day) : null,
  }
}

async function yesterdaysAnswer(today: string) {
  const day = addDays(today, -1)
  const drawn = await dailyQuestionOf(day)
  if (!drawn) return null
  const client = db.connection()
  const withheld = await hiddenKeyQuestions(client, AnyUser, [drawn.questionId])
  if (withheld.size) return null
  const [question] = await questionsAsShown(client, [drawn])
  return { day, question, keys: await visibleKeys(client, drawn.versionId) }
}

/** Grades any number of answers; a learner's first one counts for the streak and the wrong-answer bank. */
export async function answerToday(
  user: CurrentUser | null,
  { questionId, answer: sent }: { questionId: number; answer: string }
) {
  const day = businessDay()
  const drawn = await drawDailyQuestion(day)
  if (drawn?.questionId !== questionId) throw new UserError(wrongMessages.otherQuestion)
  return transaction(async (trx) => {
    const withheld = await hiddenKeyQuestions(trx, AnyUser, [questionId])
    if (withheld.size) {
      throw new UserError(wrongMessages.inSomeTest, { code: AttemptErrorCode.KeysWithheld })
    }
    const { answer, isRight } = await gradeSingleAnswer(trx, drawn, sent)
    const own = { userId: user?.id ?? 0, questionId, answer, isRight: isRight === true }
    if (user && (await isFirst(trx, own, day))) {
      const occasion = { userId: user.id, userPaperId: null, source: WrongSource.Daily }
      await recordGraded(trx, occasion, [own])
    }
    return {
      questionId,
      answerPass: Number(own.isRight),
      ...(await visibleKeys(trx, drawn.versionId)),
      inErrorBook: user !== null && !own.isRight && (await isInBank(trx, own)),
      streak: user ? await streakOf(user.id, day, trx) : null,
    }
  })
}

interface OwnAnswer {
  userId: number
  questionId: number
  isRight: boolean
}

async function isInBank(trx: Trx, { userId, questionId }: OwnAnswer): Promise<boolean> {
  const row = await trx
    .from('wrong_questions')
    .where({ user_id: userId, question_id: questionId })
    .whereNull('mastered_at')
    .first()
  return Boolean(row)
}

/** The unique key decides between two concurrent answers. */
async function isFirst(trx: Trx, { userId, questionId, isRight }: OwnAnswer, day: string) {
  const row = { user_id: userId, day, question_id: questionId, answer_pass: isRight }
  const known = await trx.from('daily_answers').where({ user_id: userId, day }).first()
  if (known) return false
  await trx.table('daily_answers').insert({ ...row, created_at: toStored(now()) })
  return true
}

/** Limit of the streak. */
const daysLooked = 400

/** Consecutive days with an answer, up to today or yesterday, because today is not over yet. */
async function streakOf(userId: number, today: string, client: QueryClientContract = db.connection()) {
  const rows = await client
    .from('daily_answers')
    .where('user_id', userId)
    .orderBy('day', 'desc')
    .limit(daysLooked)
    .select('day')
  const days = new Set(rows.map(({ day }) => String(day).slice(0, 10)))
  const answeredToday = days.has(today)
  return { answeredToday, days: daysInRow(days, answeredToday ? today : before(today)) }
}

function daysInRow(days: Set<string>, last: string): number {
  let count = 0
  for (let day = last; days.has(day); day = before(day)) count++
  return count
}

const before = (day: string) => DateTime.fromISO(day, { zone: 'utc' }).minus({ days: 1 }).toISODate()!
