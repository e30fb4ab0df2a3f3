import { learners } from '@zhuxue/database/demo/content/people'
import { finding, untried, type Attack } from '../attack.js'
import type { Person, Target } from '../../loopback/target.js'

/** A course with hours to upload that somebody bought alone. */
interface Bought {
  person: Person
  token: string
  certificateId: number
  courseEduLogId: number
  courseId: number
  orderId: string
  orderItemId: number
}

export const refundedHours: Attack = {
  promises: 'T210',
  title: 'Hours of a course whose money went back',
  async run(target) {
    const bought = await boughtWithHours(target)
    if (!bought) return [untried('', 'nobody has hours to upload of a course bought alone')]
    const { token, person, courseId, courseEduLogId, orderId, orderItemId } = bought
    const admin = await target.admin()
    const { body: seen } = await target.post(
      `/api/admin/orders/${orderId}/refund-previews`,
      {},
      { token: admin }
    )
    const refund = await target.post(
      `/api/admin/orders/${orderId}/refunds`,
      {
        lines: [{ orderItemId, copies: 1 }],
        reason: '用于检查',
        earlierRefunds: seen.preview?.earlierRefunds,
      },
      { token: admin }
    )
    if (refund.body.code !== '200') return [untried('', refund.text)]

    const upload = await target.post(
      `/api/user/certs/upload-hours?courseEduLogId=${courseEduLogId}`,
      {},
      { token }
    )
    const withdrawn = await recordOf(target, bought)
    // The course again, and with it the hours.
    await target.post(
      '/api/admin/user-courses/assign',
      { courseId, phones: person.telephone },
      { token: admin }
    )
    const restored = await recordOf(target, bought)
    return [
      finding('are not uploaded', upload.body.code !== '200', upload.text),
      finding('are not there to be uploaded', withdrawn?.availableHours === 0, withdrawn),
      finding('come back with the course', restored?.canUpload === true, restored),
    ]
  },
}

async function boughtWithHours(target: Target): Promise<Bought | null> {
  for (const person of learners.filter(({ idCard }) => idCard) as Person[]) {
    const token = await target.tokenOf(person)
    const { body } = await target.get('/api/user/certs', { token })
    for (const { furtherEduCertId: certificateId } of body.certs) {
      for (const log of await recordsOf(target, { token, certificateId })) {
        const { courseEduLogId, courseId, canUpload } = log
        const line = canUpload ? await lineOf(target, token, courseId) : null
        if (line) return { ...line, person, token, certificateId, courseEduLogId, courseId }
      }
    }
  }
  return null
}

/** Null unless one paid order for oneself, and no other, has the course. */
async function lineOf(target: Target, token: string, courseId: number) {
  const { body } = await target.get('/api/user/orders?orderStatus=2&pageSize=100', { token })
  const lines = body.orders
    .filter((order: any) => order.orderType === 'single')
    .flatMap(({ orderId, orderItems }: any) =>
      orderItems.map((item: any) => ({ orderId, ...item }))
    )
    .filter((item: any) => item.courseId === courseId && item.refundedCount === 0)
  if (lines.length !== 1) return null
  const { orderId, orderItemId } = lines[0]
  return { orderId, orderItemId } as Pick<Bought, 'orderId' | 'orderItemId'>
}

async function recordsOf(
  target: Target,
  { token, certificateId }: Pick<Bought, 'token' | 'certificateId'>
): Promise<any[]> {
  const path = `/api/user/course-edu-logs/further-edu-cert-id/${certificateId}`
  return (await target.get(path, { token })).body.courseEduLogs
}

const recordOf = async (target: Target, bought: Bought) =>
  (await recordsOf(target, bought)).find(
    ({ courseEduLogId }) => courseEduLogId === bought.courseEduLogId
  )
