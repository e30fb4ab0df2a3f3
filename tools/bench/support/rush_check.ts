/** Afterwards: whether every answer that was acknowledged is there, and every attempt was graded once. */
import { invariants } from '@zhuxue/database/invariants'
import type { RowDataPacket } from 'mysql2/promise'
import type { Begun, Candidates } from './candidates.js'
import { database } from './database.js'

export interface Sat {
  begun: Begun
  /** Acknowledged letters by question. */
  letters: Map<number, string>
  score: number
}

/** What is wrong, as sentences. */
export async function brokenPromises(candidates: Candidates, url: string, sat: Sat[]) {
  const broken = [...(await inTheApi(candidates, url, sat))]
  const { paperId } = candidates.scene
  return [...broken, ...(await inTheDatabase(paperId, sat))]
}

/** Read back as the person reads it, and handed in once more, which may not change anything. */
async function inTheApi(candidates: Candidates, url: string, sat: Sat[]): Promise<string[]> {
  const broken: string[] = []
  const waiting = [...sat]
  const lane = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      const { begun, letters, score } = one
      const again = await candidates.handIn(url, begun)
      if (again !== score) broken.push(`${begun.userPaperId}: ${score}, then ${again}`)
      const { answers, state, userScore } = JSON.parse(await candidates.result(url, begun))
      if (state !== 'graded' || userScore !== score) {
        broken.push(`${begun.userPaperId}: told as ${state} with ${userScore}, not ${score}`)
      }
      const outcome = new Map<number, string>(
        answers.map((row: { questionId: number; answer: string }) => [row.questionId, row.answer])
      )
      broken.push(...missing(begun, letters, outcome, 'the API'))
    }
  }
  await Promise.all(Array.from({ length: 16 }, lane))
  return broken
}

async function inTheDatabase(paperId: number, sat: Sat[]): Promise<string[]> {
  const connection = await database()
  const read = async (sql: string) => (await connection.query<RowDataPacket[]>(sql, [paperId]))[0]
  const answers = await read(
    `select a.user_paper_id as id, a.question_id as questionId, a.answer from paper_answers a
      join user_papers u on u.id = a.user_paper_id where u.paper_id = ?`
  )
  const stored = new Map<number, Map<number, string>>()
  for (const { id, questionId, answer } of answers) {
    stored.set(id, (stored.get(id) ?? new Map()).set(questionId, answer))
  }
  const attempts = await read(
    `select count(*) as attempts, count(distinct user_id) as people,
      sum(state = 'graded' and graded_at is not null and open_key is null) as graded
      from user_papers where paper_id = ?`
  )
  // Grading counts each wrong answer once, so a second grading would count it twice.
  const wrong = await read(
    `select coalesce(sum(w.wrong_times), 0) as times from wrong_questions w
      join paper_questions p on p.question_id = w.question_id where p.paper_id = ?`
  )
  const wrongAnswers = sat.flatMap(({ letters }) => [...letters.values()]).filter(isWrong).length
  const facts = {
    'attempts': [Number(attempts[0].attempts), sat.length],
    'people': [Number(attempts[0].people), sat.length],
    'graded': [Number(attempts[0].graded), sat.length],
    'wrong answers counted': [Number(wrong[0].times), wrongAnswers],
  }
  const untrue: string[] = []
  for (const { name, sql } of invariants) {
    const [rows] = await connection.query<RowDataPacket[]>(`${sql} LIMIT 5`)
    if (rows.length) untrue.push(`not true: ${name}`)
  }
  await connection.end()
  return [
    ...untrue,
    ...sat.flatMap(({ begun, letters }) =>
      missing(begun, letters, stored.get(begun.userPaperId) ?? new Map(), 'the database')
    ),
    ...Object.entries(facts)
      .filter(([, [found, expected]]) => found !== expected)
      .map(([what, [found, expected]]) => `${what}: ${found}, not ${expected}`),
  ]
}

/** The questions of `fill/exams.ts` have the key A. */
export const isWrong = (letter: string) => letter !== 'A'

function missing(
  { userPaperId }: Begun,
  letters: Map<number, string>,
  found: Map<number, string>,
  where: string
): string[] {
  return [...letters]
    .filter(([questionId, letter]) => found.get(questionId) !== letter)
    .map(
      ([questionId, letter]) =>
        `${userPaperId}, question ${questionId}: ${letter} was acknowledged, ${where} has ${found.get(questionId)}`
    )
}
