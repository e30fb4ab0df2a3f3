import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { now, toStored } from '#core/time'
import { isDuplicate, transaction } from '#core/transaction'
import { AnyUser, hiddenKeyQuestions } from '#exams/grading/hidden_key_questions'
import type { CurrentVersion } from '#exams/questions/current_versions'
import { reviewPending } from '#exams/clauses/review_pending'
import { QuestionType } from '#exams/questions/terms'

/** The number of questions checked per round for one whose key may be shown, and the number of rounds. */
const candidates = 200
const looks = 25

const lastUsed = `select max(used.day) from daily_questions as used
  join question_versions as used_versions on used_versions.id = used.question_version_id
  where used_versions.question_id = questions.id`

export async function dailyQuestionOf(
  day: string,
  client: QueryClientContract = db.connection()
): Promise<CurrentVersion | null> {
  return client
    .from('daily_questions')
    .join('question_versions', 'question_versions.id', 'daily_questions.question_version_id')
    .join('questions', 'questions.id', 'question_versions.question_id')
    .where('daily_questions.day', day)
    .select(
      'questions.id as questionId',
      'question_versions.id as versionId',
      'question_versions.score_tenths as scoreTenths',
      'questions.knowledge_point as knowledgePoint'
    )
    .first()
}

/** The same for all users; the first request of a day draws it. */
export async function drawDailyQuestion(day: string): Promise<CurrentVersion | null> {
  const drawn = await dailyQuestionOf(day)
  if (drawn) return drawn
  try {
    await transaction(async (trx) => {
      const versionId = await leastRecentlyUsed(trx)
      if (versionId === null) return
      await trx.table('daily_questions').insert({ day, question_version_id: versionId, created_at: toStored(now()) })
    })
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
  return dailyQuestionOf(day)
}

async function leastRecentlyUsed(client: QueryClientContract): Promise<number | null> {
  for (let page = 1; page <= looks; page++) {
    const rows = await gradedByServer(client).forPage(page, candidates)
    const ids = rows.map(({ questionId }) => questionId)
    const withheld = await hiddenKeyQuestions(client, AnyUser, ids)
    const free = rows.find(({ questionId }) => !withheld.has(questionId))
    if (free) return free.versionId
    if (rows.length < candidates) return null
  }
  return null
}

/** Questions that were never the question of the day come first. */
function gradedByServer(client: QueryClientContract) {
  return client
    .from('questions')
    .join('question_banks', 'question_banks.id', 'questions.question_bank_id')
    .join('question_versions', (join) =>
      join.on('question_versions.question_id', 'questions.id').andOn('question_versions.version', 'questions.version')
    )
    .whereNull('questions.deleted_at')
    .whereNull('question_banks.deleted_at')
    .whereIn('question_versions.question_type', [QuestionType.Single, QuestionType.Multiple])
    .whereNotExists(reviewPending)
    .orderByRaw(`coalesce((${lastUsed}), '1970-01-01'), questions.id`)
    .select('questions.id as questionId', 'question_versions.id as versionId')
}
