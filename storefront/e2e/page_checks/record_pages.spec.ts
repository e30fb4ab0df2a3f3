import { apiClientFor, type ApiCalls } from '../support/api_calls'
import { demoUser } from '../support/people'
import { signInToAdmin, signInToStorefront } from '../support/sessions'
import { expect, test } from '../support/fixtures'
import { inspectAll } from './inspect_pages'
import { recordPagesOf } from './routes'

type Values = Record<string, string | number>

const first = async ({ get }: ApiCalls, path: string, list: string) => (await get(path))[list][0]
const lastMonth = () => new Date(Date.now() - 28 * 86_400_000).toISOString().slice(0, 7)
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

/** Values of the placeholders of a role's paths; `courseId of` a screen depends on the course type. */
const valuesOf: Record<string, (calls: ApiCalls) => Promise<Values>> = {
  async admin(calls) {
    const course = async (query: string) => (await first(calls, `/api/public/courses?${query}`, 'courses')).courseId
    const furtherEducation = await course('courseType=5')
    const { userId: teacherId, userName } = await first(calls, '/api/admin/users?role=teacher', 'users')
    return {
      ...(await bankWithQuestion(calls)),
      teacherId,
      'teacherName': encodeURIComponent(userName),
      'channelId': (await first(calls, '/api/admin/channels', 'channels')).userId,
      'userId': (await first(calls, '/api/admin/users-for-page?telephone=13800000101', 'users')).userId,
      'paperId': (await first(calls, '/api/admin/edu/subject-papers', 'papers')).paperId,
      'importId': (await first(calls, '/api/admin/imports', 'imports')).importId,
      'month': lastMonth(),
      'day': yesterday(),
      'kind': 'privacy',
      'courseId of course-detail': furtherEducation,
      'chapterId': await firstChapter(calls, furtherEducation),
      'courseId of product': await course('courseType=3'),
      'courseId of article': await course('courseType=7'),
      'courseId of answer': await course('courseType=2'),
      'courseId of course-study': await course('courseType=5'),
      'courseId of course-audit': await course('courseStatus=auditing&courseType=1'),
    }
  },
  async teacher(calls) {
    const { questionBankId } = await calls.post('/api/admin/question-banks', { questionBankName: `讲义 ${Date.now()}` })
    const course = async (type: number) =>
      (await first(calls, `/api/teacher/courses?courseType=${type}`, 'courses')).courseId
    const furtherEducation = await course(5)
    return {
      questionBankId,
      'chapterId': await firstChapter(calls, furtherEducation),
      'paperId': (await first(calls, '/api/admin/papers', 'papers')).paperId,
      'courseId of course-detail': furtherEducation,
      'courseId of course-study': await course(1),
      'courseId of answer': await course(2),
    }
  },
  channel: async () => ({ month: lastMonth() }),
  async user(calls) {
    const { orders } = await calls.get('/api/user/orders?pageSize=100')
    const paid = orders.filter((one: { orderStatus: number }) => one.orderStatus === 2)
    const seats = paid.find((one: { orderType: string }) => one.orderType === 'package')
    const { paperId, correlationId } = await first(calls, '/api/user/edu/subject-papers', 'subjectPapers')
    const { courses } = await calls.get('/api/user/courses')
    return {
      'orderId': paid[0].orderId,
      'orderId of order-assign-users': seats.orderId,
      paperId,
      correlationId,
      'courseId': courses.find((one: { courseType: number }) => one.courseType === 5).courseId,
    }
  },
}

async function firstChapter({ get }: ApiCalls, courseId: number) {
  const { chapters } = await get(`/api/admin/courses/${courseId}/chapters`)
  return chapters[0].courseChapterId as number
}

async function bankWithQuestion({ get }: ApiCalls): Promise<Values> {
  const { questionBanks } = await get('/api/admin/question-banks?pageSize=100')
  for (const { questionBankId } of questionBanks) {
    const { questions } = await get(`/api/admin/question-banks/${questionBankId}/questions`)
    if (questions.length > 0) return { questionBankId, questionId: questions[0].questionId }
  }
  throw new Error('no question bank has a question')
}

/** A query without a value, as `?orderId`, takes the value of that name; others are optional. */
function fill(path: string, values: Values) {
  const [pathname, query] = path.split('?')
  const screen = pathname!.split('/').find((part) => `courseId of ${part}` in values || `orderId of ${part}` in values)
  const value = (name: string) => {
    const found = values[`${name} of ${screen}`] ?? values[name]
    expect(found, `a value for ${name} of ${path}`).toBeDefined()
    return found
  }
  const filled = pathname!.replace(/\{(\w+)\}/g, (_, name) => `${value(name)}`)
  return query === 'orderId' ? `${filled}?orderId=${value('orderId')}` : filled
}

for (const [role, find] of Object.entries(valuesOf)) {
  test(`pages of ${role} with a record are accessible`, async ({ page, request }) => {
    test.setTimeout(600_000)
    const person = await demoUser(request, role)
    await (role === 'user' ? signInToStorefront : signInToAdmin)(page, person)
    const values = await find(await apiClientFor(request, person))
    await inspectAll(
      page,
      recordPagesOf(role).map((path) => fill(path, values))
    )
  })
}
