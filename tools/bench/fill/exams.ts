/**
 * Makes learners who study a subject, and its test of so many questions, and writes their ids and tokens to the file named
 * first; for `exams.ts` and the rush. The second and third argument: how many learners and questions. For a database of its own.
 */
import { writeFileSync } from 'node:fs'
import { withApp } from '../support/with_app.js'

const [file, learners = '240', asked = '20'] = process.argv.slice(2)

await withApp(async () => {
  const { person } = await import('../../../api/tests/factories/accounts.js')
  const { course } = await import('../../../api/tests/factories/catalogue.js')
  const { examPaper, questions } = await import('../../../api/tests/factories/exams.js')
  const { right } = await import('../../../api/tests/factories/learning.js')

  const courseId = await course({ type: 5, subject: 'jzgc', required: true })
  const text =
    '某工程采用工程量清单计价，招标工程量清单中的某分项工程量为 1,200 立方米，实际完成并经确认的工程量为 1,560 立方米。按合同约定，该分项工程结算时综合单价应当如何处理？'
  const all = await questions(Number(asked), { text })
  const paperId = await examPaper({ subject: 'jzgc', questions: all })
  const people: { userId: number; token: string }[] = []
  for (let count = 0; count < Number(learners); count++) {
    const { user, token } = await person()
    await right(user.id, courseId)
    people.push({ userId: user.id, token })
  }
  writeFileSync(file, JSON.stringify({ paperId, correlationId: 'subject-jzgc_1', people }))
})
