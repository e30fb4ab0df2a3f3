import type { Target } from '../loopback/target.js'

export async function publishedCourse(target: Target, at = 0, courseType = 1) {
  const { body } = await target.get(`/api/public/courses?courseType=${courseType}&pageSize=20`)
  return body.courses[at]
}

/** A form of an online course that is right, with the cover and the teacher of a published one. */
export async function draftForm(target: Target) {
  const { converImgUrl, courseTeacher } = await publishedCourse(target)
  return {
    courseType: 1,
    courseName: '用于检查的课程，可以删除',
    courseDescription: '<p>用于检查</p>',
    converImgUrl,
    courseTeacher,
    coursePriceOriginal: 100,
    coursePrice: 100 as number | null,
    courseTags: 'MainCert',
    models: [],
    discountRules: [] as object[],
  }
}

/** The form of a notice with this text. */
export async function noticeForm(target: Target, courseDescription: string) {
  const { converImgUrl } = await publishedCourse(target)
  const courseName = '用于检查的通知，可以删除'
  return { courseType: 7, courseName, courseDescription, converImgUrl, courseTags: '' }
}
