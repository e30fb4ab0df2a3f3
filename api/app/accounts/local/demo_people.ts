import db from '@adonisjs/lucid/services/db'
import type { Role } from '#core/roles'

interface DemoPerson {
  role: Role
  userName: string
  loginName: string
  passwd: string
  idCard: string | null
  telephone: string
}

export async function demoPeople(): Promise<DemoPerson[]> {
  const loaded = await db.from('params').where('name', 'demoLoaded').first()
  if (!loaded) return []

  const { people } = await import('@zhuxue/database/demo/content/people')
  return people
    .filter(({ listed }) => listed)
    .map(({ role, userName, loginName, passwd, idCard, telephone }) => ({
      role,
      userName,
      loginName,
      passwd,
      idCard,
      telephone,
    }))
}
