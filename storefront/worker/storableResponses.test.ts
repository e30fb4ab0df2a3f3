import { describe, expect, test } from 'vitest'
import { withElapsedTime, storableText, sessionTag } from './storableResponses'

const courses = '/api/user/courses'
const paper = '/api/user/papers/paperId/7'
const storable = (path: string, body: object) => {
  const text = storableText(path, JSON.stringify({ code: '200', ...body }))
  return text === null ? null : JSON.parse(text)
}

describe('Storable parts of a response', () => {
  test('a learner’s courses are stored without their codes', () => {
    const course = { courseId: 7, courseName: '土建计量', liveCode: 'ABCDEFGHJK' }
    expect(storable(courses, { courses: [course] })).toEqual({ code: '200', courses: [{ ...course, liveCode: null }] })
  })

  test('a paper is stored only during an attempt', () => {
    const questions = [{ questionId: 1, questionText: '题', answer: 'A' }]
    expect(storable(paper, { userPaper: { secondsLeft: null }, questions })).toMatchObject({ questions })
    expect(storable(paper, { userPaper: null, questions })).toBeNull()
  })

  test('a practice is stored without its grades', () => {
    const userPaper = { secondsLeft: null }
    const body = { userPaper, questions: [{ questionId: 1, answer: 'A', answerPass: 1 }] }
    expect(storable(paper, body).questions).toEqual([{ questionId: 1, answer: 'A' }])
  })

  test.each(['questionKeys', 'explanation', 'idCard', 'telephone', 'token', 'orderNo'])(
    'a response that contains %s is not stored',
    (name) => {
      expect(storable(courses, { courses: [{ courseId: 7, deep: { [name]: null } }] })).toBeNull()
    }
  )

  test('errors and invalid responses are not stored', () => {
    expect(storableText(courses, '{"code":"error","msg":"x"}')).toBeNull()
    expect(storableText(courses, '<html>')).toBeNull()
  })
})

test('the time of a stored test runs on', () => {
  const text = JSON.stringify({ code: '200', userPaper: { secondsLeft: 90 } })
  const left = (seconds: number) => JSON.parse(withElapsedTime(paper, text, seconds)).userPaper.secondsLeft
  expect([left(10.5), left(300), left(-5)]).toEqual([80, 0, 90])
  const untimed = JSON.stringify({ code: '200', userPaper: { secondsLeft: null } })
  expect(withElapsedTime(paper, untimed, 10)).toBe(untimed)
})

test('a session tag does not reveal the token', async () => {
  const [one, same, other] = await Promise.all(['token-a', 'token-a', 'token-b'].map(sessionTag))
  expect(one).toBe(same)
  expect(one).not.toBe(other)
  expect(one).toMatch(/^[0-9a-f]{16}$/)
})
