import { expect, type APIRequestContext } from '@playwright/test'
import { courseFields, plainTextNames } from '@zhuxue/api/course-fields'
import { byKind, packed, payloads } from './hostile'
import { someone, type Person } from './people'

/** What was made of the corpus, and where it is shown. */
export interface Poisoned {
  /** Every payload alone, as the api gives it back. */
  texts: string[]
  articles: number[]
  answer: number
  course: number
  draft: number
}

/** Calls of one person; whatever the api does not take ends the story with its sentence. */
async function callsOf(request: APIRequestContext, form: object) {
  const data = { channelId: 0, ...form }
  const entered = await request.post('/api/security/login', { data })
  const headers = { authorization: entered.headers().authorization! }
  const taken = async (answer: Awaited<ReturnType<APIRequestContext['get']>>): Promise<any> => {
    const body = await answer.json()
    expect(body, `${answer.url()} ${JSON.stringify(body)}`).toMatchObject({ code: '200' })
    return body
  }
  return {
    get: async (path: string) => taken(await request.get(path, { headers })),
    send: async (path: string, body: object = {}) =>
      taken(await request.post(path, { headers, data: body })),
  }
}
type Calls = Awaited<ReturnType<typeof callsOf>>

const whole = { courseName: packed(900)[0]!, courseDescription: payloads.join('\n') }
/** Every optional text that a course has, each with another part of the corpus. */
const plainTexts = Object.fromEntries(
  plainTextNames.map((name, at) => {
    const packs = packed(courseFields[name].max - 10)
    return [name, packs[(at + 1) % packs.length]]
  })
)
const write = async ({ send }: Calls, form: object) =>
  Number((await send('/api/admin/courses', { courseTags: '', ...form })).courseId)

/** Puts the corpus through the api into every text that is shown somewhere. */
export async function poison(request: APIRequestContext): Promise<Poisoned> {
  const admin = await callsOf(request, { ...(await someone(request, 'admin')), loginType: 'admin' })
  const { send, get } = admin
  const texts = await alone(admin)
  const articles = await Promise.all(
    Object.values(byKind).map((kind, at) =>
      write(admin, {
        courseType: 7,
        courseName: packed(900).at(at % packed(900).length),
        courseDescription: kind.map((payload) => `<p>${payload}</p>`).join('\n'),
      })
    )
  )
  const { users } = await get('/api/admin/users?roleId=teacher')
  const answer = await write(admin, { courseType: 2, courseTeacher: users[0].userId, ...whole })
  for (const id of [...articles, answer]) await send(`/api/admin/courses/publish/${id}`)

  const draft = await write(admin, { courseType: 7, ...whole })
  const course = await rewritten(request, admin)
  await send('/api/admin/params', {
    update: packed(1900)[0],
    groupInfo: packed(480)[0],
    recordNumber: '"><svg onload=__xss()>',
  })
  return { texts, articles, answer, course, draft }
}

/** A few notices are written again and again, each time with one payload, and read back. */
async function alone(admin: Calls): Promise<string[]> {
  const texts: string[] = []
  const form = { courseType: 7, courseName: '逐条检查的通知公告' }
  const share = async (one: number) => {
    const courseId = await write(admin, { ...form, courseDescription: '' })
    for (let at = one; at < payloads.length; at += 4) {
      await write(admin, { ...form, courseId, courseDescription: payloads[at] })
      const { course } = await admin.get(`/api/public/courses/${courseId}`)
      texts[at] = course.courseDescription
    }
  }
  await Promise.all([0, 1, 2, 3].map(share))
  return texts
}

/** A course that learners may use gets hostile names, chapters and comments, and is shown again. */
async function rewritten(request: APIRequestContext, admin: Calls): Promise<number> {
  const buyer: Person = await someone(request, 'user')
  const learner = await callsOf(request, {
    ...buyer,
    loginName: buyer.idCard,
    loginType: 'idCard',
  })
  const { courses } = await learner.get('/api/user/courses')
  const { courseId } = courses.find(
    (one: any) => one.userCourseStatus === 'valid' && one.courseStatus === 'published'
  )
  const { course } = await admin.get(`/api/public/courses/${courseId}`)
  const { courseType, courseTeacher, converImgUrl, coursePrice, courseTags } = course
  await admin.send(`/api/admin/courses/unpublish/${courseId}`)
  await write(admin, {
    ...{ courseId, courseType, courseTeacher, converImgUrl, coursePrice, courseTags },
    ...whole,
    coursePriceOriginal: coursePrice,
    models: [],
    ...plainTexts,
  })
  for (const chapterTitle of packed(50).slice(0, 12)) {
    await admin.send(`/api/admin/courses/${courseId}/chapters`, {
      chapterTitle,
      chapterTime: 1,
      chapterStatus: 'published',
    })
  }
  await admin.send(`/api/admin/courses/publish/${courseId}`)
  await remarked(courseId, learner, admin)
  return courseId
}

async function remarked(courseId: number, learner: Calls, admin: Calls) {
  for (const text of packed(480)) await learner.send('/api/comments', { courseId, text })
  const { comments } = await admin.get(
    `/api/comments?courseId=${courseId}&commentStatus=1&pageSize=100`
  )
  // Two are left for the queue of the desk.
  for (const { courseCommentId } of comments.slice(2))
    await admin.send(`/api/comments/approve/${courseCommentId}`)
  await learner.send('/api/user/addresses', {
    name: '"><b>x</b>',
    region: ['370000', '370100', '370102'],
    address: packed(40)[0],
    telephone: '13800138000',
  })
}
