import type { ApiClient } from '@japa/api-client'
import type { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'

export function saveProfile(client: ApiClient, token: string, form: Record<string, unknown>) {
  return client.post('/api/user/profile').as(token).json(form)
}

export function getProfile(client: ApiClient, token: string) {
  return client.get('/api/user/profile').as(token)
}

export async function personWithoutIdCard(idCard: 'ID', ...roles: Role[]) {
  const made = await createUser(...roles)
  const empty = { idCardCipher: null, idCardIndex: null, idCardMasked: null }
  await made.user.merge(empty).save()
  return { ...made, idCard }
}
