import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { SmsPurpose } from '#accounts/terms'
import { codeSentTo } from '#tests/factories/accounts'

export const passwd = 'an open window'

export async function requestCode(client: ApiClient, telephone: string) {
  await client.get('/api/public/user/verify-code').qs({ telephone, purpose: SmsPurpose.Register })
  return codeSentTo(telephone)
}

export function register(client: ApiClient, form: Record<string, unknown>) {
  return client.post('/api/security/register').json({ userName: '张三', passwd, ...form })
}

export async function countUsers(loginName: string): Promise<number> {
  const [{ count }] = await db.from('users').where('login_name', loginName).count('* as count')
  return Number(count)
}
