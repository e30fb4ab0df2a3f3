import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { padToPowerOfTwo, placeholders, preparedForMany } from '#core/prepared_statements'
import type { AnswerRow, SentAnswer } from '#exams/attempts/answer_change'

interface AnswerQuery {
  userPaperId: number
  paperId: number
  answers: SentAnswer[]
}

const spentInAll = `(select sum(others.spent_seconds) from paper_answers others
  where others.user_paper_id = user_papers.id)`

const textFor = (count: number) => `
  select paper_answers.question_id as questionId, paper_answers.question_version_id as versionId,
    paper_answers.answer, paper_answers.rev, paper_answers.client_op_id as clientOpId,
    paper_answers.saved_at as savedAt, paper_answers.choice_order as choiceOrder,
    paper_answers.max_tenths as maxTenths, user_papers.state, user_papers.mode,
    user_papers.deadline_at as deadlineAt, user_papers.started_at as startedAt, ${spentInAll} as spentInAll
  from user_papers
  join paper_answers on paper_answers.user_paper_id = user_papers.id
  where user_papers.id = ? and user_papers.user_id = ? and user_papers.paper_id = ?
    and paper_answers.question_id in (${placeholders(count)})`

/** With locks on the attempt and these answers, or without. */
const statements = {
  locked: preparedForMany<AnswerRow>(textFor, { locks: true }),
  seen: preparedForMany<AnswerRow>(textFor),
}

/** By question. @throws NotFound for another user's attempt, another paper and a question that is not in it */
export async function readAnswers(
  client: QueryClientContract,
  how: keyof typeof statements,
  user: CurrentUser,
  { userPaperId, paperId, answers }: AnswerQuery
): Promise<Map<number, AnswerRow>> {
  const ids = [...new Set(answers.map(({ questionId }) => questionId))]
  const paddedIds = padToPowerOfTwo(ids)
  const own = [userPaperId, user.id, paperId]
  const rows = await statements[how](paddedIds.length).rows(client, ...own, ...paddedIds)
  if (rows.length !== ids.length) throw new NotFound()
  return new Map(rows.map((row) => [row.questionId, row]))
}
