import type { ApiClient } from '@japa/api-client'
import type { CreatedUser } from '#tests/factories/accounts'
import { introduction } from '#tests/factories/catalogue'
import { storeOnDisk } from '#tests/factories/store_on_disk'

const coverKey = 'image/cover/202608/1/abcdefghij0123456789.png'

/** A cover that exists in the store while a group of tests runs. */
export const coverUrl = `/uploads/${coverKey}`

/** Replaces the store by one with a cover. @returns a function that restores it */
export async function storeWithCover(): Promise<() => Promise<void>> {
  const { storage, removeStore } = await storeOnDisk()
  await storage.put(coverKey, Buffer.from('cover'))
  return removeStore
}

/** A complete form of an online course; tests change what they are about. */
export function courseForm(teacher: CreatedUser | null, changes: object = {}) {
  return {
    courseType: 1,
    courseName: '施工员岗位能力提升',
    courseDescription: introduction,
    converImgUrl: coverUrl,
    courseTeacher: teacher?.user.id ?? null,
    coursePriceOriginal: 100,
    coursePrice: 88.5,
    courseTime: 45.5,
    courseTags: 'MainCert',
    models: [],
    discountRules: [],
    ...changes,
  }
}

/** Admin calls of one user. */
export function adminClient(client: ApiClient, { token }: CreatedUser) {
  const admin = '/api/admin/courses'
  const send = (path: string, body: object = {}) => client.post(path).as(token).json(body)
  return {
    save: (form: object) => send(admin, form),
    act: (verb: string, id: number, body?: object) => send(`${admin}/${verb}/${id}`, body),
    actOn: (courseIds: number[], publish: boolean) => send(`${admin}/publications`, { courseIds, publish }),
    copy: (id: number, newCourseName: string) =>
      send(`${admin}/${id}/copy?newCourseName=${encodeURIComponent(newCourseName)}`),
    move: (move: object) => send(`${admin}/adjust-order`, move),
    teach: (verb: string, id: number, body?: object) => send(`/api/teacher/courses/${verb}/${id}`, body),
    differences: (id: number) => client.get(`${admin}/${id}/differences`).as(token),
    remove: (id: number) => client.delete(`${admin}/${id}`).as(token),
    read: async (id: number) => (await client.get(`/api/public/courses/${id}`).as(token)).body().course,
  }
}
