import db from '@adonisjs/lucid/services/db'

export async function isDatabaseEmpty(): Promise<boolean> {
  return (await db.from('users').select('id').first()) === null
}
