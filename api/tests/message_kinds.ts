import db from '@adonisjs/lucid/services/db'

/** The kinds of a user's messages, oldest first. */
export async function messageKindsOf(userId: number): Promise<string[]> {
  const rows = await db.from('messages').where('user_id', userId).orderBy('id').select('kind')
  return rows.map(({ kind }) => kind)
}
