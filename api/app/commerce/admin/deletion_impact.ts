import db from '@adonisjs/lucid/services/db'

export async function deletionImpact(userId: number) {
  const count = async (table: string, column: string, id: number | null) => {
    if (id === null) return 0
    const [{ total }] = await db.from(table).where(column, id).count('* as total')
    return Number(total)
  }
  const channel = await db.from('channels').select('id').where('user_id', userId).first()
  return {
    orders: await count('orders', 'user_id', userId),
    userCourses: await count('user_courses', 'user_id', userId),
    courses: await count('courses', 'teacher_id', userId),
    codeOrders: await count('orders', 'channel_id', channel?.id ?? null),
  }
}
