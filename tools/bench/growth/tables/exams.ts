import { chance, moment, seconds } from '../made_sql.js'
import { numbersOfSlice, type Facts, type Step } from '../steps.js'

const questionsOfPaper = 10
const tenthsOfQuestion = 20
/** The last question of a paper is marked by a person. */
const isReviewing = '(n % 400 = 7)'

/** Tests with their answers, and what follows from wrong ones. The answers come first: a score is their sum. */
export function tablesOfExams({ people, firstPerson, papers }: Facts): Step[] {
  const attempts = Math.round(people / 2)
  const started = (n: string) => moment(`${n} / ${attempts}`)
  const isRight = `(${chance('n * 10 + q.position', 0)} < 0.72)`
  const waits = `(${isReviewing} and q.position = ${questionsOfPaper})`
  const isWaiting = isReviewing.replaceAll('n', 'a.user_paper_id')
  return [
    {
      table: 'paper_answers',
      over: attempts,
      slice: 10_000,
      from: `${numbersOfSlice} join growth_questions q on q.paper = n % ${papers} order by n, q.position`,
      columns: {
        ...{ user_paper_id: 'n', question_id: 'q.question_id', position: 'q.position' },
        ...{ question_version_id: 'q.question_version_id', max_tenths: String(tenthsOfQuestion) },
        ...{
          answer: `if(${isRight}, 'A', 'B')`,
          rev: '1',
          marking: `if(${waits}, 'waiting', 'auto')`,
        },
        answer_pass: `if(${waits}, null, ${isRight})`,
        score_tenths: `if(${waits}, null, if(${isRight}, ${tenthsOfQuestion}, 0))`,
        ...{ saved_at: started('n'), created_at: started('n'), spent_seconds: '20 + n % 60' },
      },
    },
    {
      table: 'user_papers',
      over: 'paper_answers',
      slice: 100_000,
      from: 'paper_answers a where a.id > :from and a.id <= :to group by a.user_paper_id',
      columns: {
        id: 'a.user_paper_id',
        user_id: `${firstPerson} + 1 + a.user_paper_id * 7919 % ${people}`,
        paper_id: `(select paper_id from growth_papers where paper = a.user_paper_id % ${papers})`,
        ...{ correlation_id: "''", attempt_no: '1', mode: "'test'", pass_line: '60' },
        state: `if(${isWaiting}, 'reviewing', 'graded')`,
        total_tenths: String(questionsOfPaper * tenthsOfQuestion),
        score_tenths: `if(${isWaiting}, null, sum(a.score_tenths))`,
        user_score_tenths: `if(${isWaiting}, null, sum(a.score_tenths) * ${1000 / (questionsOfPaper * tenthsOfQuestion)})`,
        user_pass: `if(${isWaiting}, null, sum(a.score_tenths) * 10 >= 6 * ${questionsOfPaper * tenthsOfQuestion})`,
        started_at: started('a.user_paper_id'),
        submitted_at: seconds(started('a.user_paper_id'), '900'),
        graded_at: `if(${isWaiting}, null, ${seconds(started('a.user_paper_id'), '900')})`,
        ...{ created_at: started('a.user_paper_id'), submitted_by: "'learner'" },
      },
    },
    {
      table: 'wrong_questions',
      over: 'user_papers',
      ignore: true,
      from: `user_papers u join paper_answers a on a.user_paper_id = u.id
        where u.id > :from and u.id <= :to and a.answer_pass = 0 and u.id % 2 = 0`,
      columns: {
        ...{ user_id: 'u.user_id', question_id: 'a.question_id', wrong_times: '1' },
        ...{ source: "'paper'", last_wrong_at: 'u.submitted_at', last_answer: 'a.answer' },
        ...{ user_paper_id: 'u.id', created_at: 'u.submitted_at' },
      },
    },
    {
      table: 'review_cards',
      over: 'wrong_questions',
      from: 'wrong_questions w where w.id > :from and w.id <= :to and w.id % 3 = 0',
      columns: {
        ...{ user_id: 'w.user_id', question_id: 'w.question_id' },
        ...{ due_on: 'date(@filled_at) + interval w.id % 30 day', created_at: 'w.created_at' },
        memory: `'{"stability":3.1,"difficulty":5.2,"reps":1,"lapses":0}'`,
      },
    },
    {
      table: 'daily_answers',
      over: attempts,
      from: `${numbersOfSlice} join growth_questions q on q.paper = n % ${papers} and q.position = 1`,
      columns: {
        ...{ user_id: `${firstPerson} + 1 + n * 31 % ${people}`, day: `date(${started('n')})` },
        ...{ question_id: 'q.question_id', answer_pass: isRight, created_at: started('n') },
      },
      ignore: true,
    },
  ]
}
