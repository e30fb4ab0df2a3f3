import type { APIRequestContext } from '@playwright/test'
import { change, storedTime } from './database'

const batch = 500
const mark = 'long-list-'
const columns = 'login_name, user_name, password_hash, created_at'

/** Adds learners without a telephone, for a list that is too long for a direct download. */
export async function addPeople(request: APIRequestContext, userName: string, count: number): Promise<void> {
  const at = await storedTime(request)
  for (let first = 0; first < count; first += batch) {
    const people = Array.from({ length: Math.min(batch, count - first) }, (_, no) => [
      `${mark}${first + no}`,
      userName,
      'nobody signs in',
      at,
    ])
    const holders = people.map(() => '(?, ?, ?, ?)').join(', ')
    await change(`insert into users (${columns}) values ${holders}`, people.flat())
  }
  const added = `select id, 'user', 0 from users where login_name like '${mark}%'`
  await change(`insert into user_roles (user_id, role, position) ${added}`, [])
}

export async function removePeople(): Promise<void> {
  await change(`delete from users where login_name like '${mark}%'`, [])
}
