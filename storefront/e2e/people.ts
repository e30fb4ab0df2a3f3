import type { APIRequestContext } from '@playwright/test'

export interface Person {
  role: string
  userName: string
  loginName: string
  passwd: string
  idCard: string | null
  telephone: string
}

/** The fixed people of the demo data (docs/demo.md). */
export async function people(request: APIRequestContext): Promise<Person[]> {
  const answer = await request.get('/local/people')
  return (await answer.json()).people
}

export async function someone(request: APIRequestContext, role: string, at = 0): Promise<Person> {
  const found = (await people(request)).filter((person) => person.role === role)
  return found[at]
}
