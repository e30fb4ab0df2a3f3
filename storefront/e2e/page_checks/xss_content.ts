import type { APIRequestContext } from '@playwright/test'
import { courseFields, plainTextNames } from '@zhuxue/api/course-fields'
import { apiClientFor, type ApiCalls } from '../support/api_calls'
import { demoUser } from '../support/people'
import { packPayloads, payloads, payloadsByKind } from './xss_payloads'

/** The entities that hold the corpus, and where they are shown. */
export interface XssContent {
  /** Every payload alone, as the API returns it. */
  texts: string[]
  articles: number[]
  answer: number
  course: number
  draft: number
}

/** The API rejects names with invisible characters (api/app/core/rules.ts), so they are removed. */
const packNames = (size: number) => packPayloads(size).map((pack) => pack.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ''))

/** Every optional text of a course, each with another part of the corpus. */
const plainTexts = Object.fromEntries(
  plainTextNames.map((name, at) => {
    const packs = packNames(courseFields[name].max - 10)
    return [name, packs[(at + 1) % packs.length]]
  })
)

const whole = { courseName: packNames(900)[0]!, courseDescription: payloads.join('\n') }
const write = async ({ post }: ApiCalls, form: object) =>
  Number((await post('/api/admin/courses', { courseTags: '', ...form })).courseId)

/** Writes the corpus through the API into every text that is shown somewhere. */
export async function writePayloads(request: APIRequestContext): Promise<XssContent> {
  const admin = await apiClientFor(request, await demoUser(request, 'admin'))
  const { post, get } = admin
  const texts = await readBackOneByOne(admin)
  const articles = await Promise.all(
    Object.values(payloadsByKind).map((kind, at) =>
      write(admin, {
        courseType: 7,
        courseName: packNames(900).at(at % packNames(900).length),
        courseDescription: kind.map((payload) => `<p>${payload}</p>`).join('\n'),
      })
    )
  )
  const { users } = await get('/api/admin/users?roleId=teacher')
  const answer = await write(admin, { courseType: 2, courseTeacher: users[0].userId, ...whole })
  for (const id of [...articles, answer]) await post(`/api/admin/courses/publish/${id}`, { reason: '检查文本' })

  const draft = await write(admin, { courseType: 7, ...whole })
  const course = await rewriteCourse(request, admin)
  // Unchanged values have no entry in the audit log.
  await post('/api/admin/params', { update: '更新说明', groupInfo: '', recordNumber: '' })
  await post('/api/admin/params', {
    update: packPayloads(1900)[0],
    groupInfo: packPayloads(480)[0],
    recordNumber: '"><svg onload=__xss()>',
  })
  return { texts, articles, answer, course, draft }
}

/** Saves a few notices repeatedly, each time with one payload, and reads it back. */
async function readBackOneByOne(admin: ApiCalls): Promise<string[]> {
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

/** Gives a course that learners can use hostile names, chapters and comments, and republishes it. */
async function rewriteCourse(request: APIRequestContext, admin: ApiCalls): Promise<number> {
  const learner = await apiClientFor(request, await demoUser(request, 'user'))
  const { courses } = await learner.get('/api/user/courses')
  const { courseId } = courses.find(
    (one: any) => one.courseType === 1 && one.userCourseStatus === 'valid' && one.courseStatus === 'published'
  )
  const { course } = await admin.get(`/api/public/courses/${courseId}`)
  const { courseType, courseTeacher, converImgUrl, coursePrice, courseTags } = course
  await admin.post(`/api/admin/courses/unpublish/${courseId}`)
  await write(admin, {
    courseId,
    courseType,
    courseTeacher,
    converImgUrl,
    coursePrice,
    courseTags,
    ...whole,
    coursePriceOriginal: coursePrice,
    models: [],
    ...plainTexts,
  })
  for (const chapterTitle of packNames(50).slice(0, 12)) {
    await admin.post(`/api/admin/courses/${courseId}/chapters`, {
      chapterTitle,
      chapterTime: 1,
      chapterStatus: 'published',
    })
  }
  await admin.post(`/api/admin/courses/publish/${courseId}`, { reason: '章节没有视频' })
  await writeComments(courseId, learner, admin)
  return courseId
}

async function writeComments(courseId: number, learner: ApiCalls, admin: ApiCalls) {
  for (const text of packPayloads(480)) await learner.post('/api/comments', { courseId, text })
  const { comments } = await admin.get(`/api/comments?courseId=${courseId}&commentStatus=1&pageSize=100`)
  // Two stay in the admin's queue.
  for (const { courseCommentId } of comments.slice(2)) await admin.post(`/api/comments/approve/${courseCommentId}`)
  await learner.post('/api/user/addresses', {
    name: '"><b>x</b>',
    region: ['370000', '370100', '370102'],
    address: packNames(40)[0],
    telephone: '13800138000',
  })
}
