import db from '@adonisjs/lucid/services/db'
import type { ApiClient, ApiRequest } from '@japa/api-client'
import { type CreatedUser } from '#tests/factories/accounts'

export function adminRequests(client: ApiClient, { token }: CreatedUser) {
  const as = (request: ApiRequest) => request.as(token)
  return {
    get: (path: string, query: object = {}) => as(client.get(`/api/admin/${path}`).qs(query)),
    post: (path: string, body: object) => as(client.post(`/api/admin/${path}`).json(body)),
    put: (path: string, body: object) => as(client.put(`/api/admin/${path}`).json(body)),
    delete: (path: string) => as(client.delete(`/api/admin/${path}`)),
  }
}

export async function isSignedIn(client: ApiClient, { token }: CreatedUser): Promise<boolean> {
  const answer = await client.get('/api/user/profile').as(token)
  if (answer.status() !== 200 && answer.body().msg !== 'token expired') throw new Error('unexpected response')
  return answer.status() === 200
}

export function lastAuditEntry() {
  return db.from('audit_logs').orderBy('id', 'desc').firstOrFail()
}
