import type { APIRequestContext } from '@playwright/test'

export interface Person {
  role: string
  userName: string
  loginName: string
  passwd: string
  idCard: string | null
  telephone: string
}

/** The fixed users of the demo data (docs/demo.md). */
async function demoPeople(request: APIRequestContext): Promise<Person[]> {
  const response = await request.get('/local/people')
  return (await response.json()).people
}

export async function demoUser(request: APIRequestContext, role: string, at = 0) {
  return (await demoPeople(request)).filter((person) => person.role === role)[at]
}

export async function personByLogin(request: APIRequestContext, loginName: string) {
  return (await demoPeople(request)).find((person) => person.loginName === loginName)!
}
