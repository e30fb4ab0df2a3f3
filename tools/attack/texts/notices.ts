import type { Answer } from '../../local_client/client.js'
import type { Target } from '../../local_client/target.js'

/** Saves a notice with this text as an admin, reads it and deletes it. */
export async function tryNotice(target: Target, courseDescription: string) {
  const token = await target.admin()
  const { body } = await target.get('/api/public/courses?courseType=1&pageSize=20')
  const saved = await target.post(
    '/api/admin/courses',
    {
      courseType: 7,
      courseName: '用于检查的通知，可以删除',
      courseDescription,
      converImgUrl: body.courses[0].converImgUrl,
      courseTags: '',
    },
    { token }
  )
  const id = saved.body.courseId
  let read: Answer | undefined
  if (id) {
    read = await target.get(`/api/public/courses/${id}`, { token })
    await target.call('DELETE', `/api/admin/courses/${id}`, { token })
  }
  return { saved, read }
}
