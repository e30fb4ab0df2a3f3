import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Trx } from '#core/transaction'
import { UserCourseStatus } from '#learning/terms'
import { businessDay } from '#learning/entitlements/validity'

export interface Assignee {
  telephone: string
  userId: number | null
  hasIdentity: boolean
}

/** Also locks numbers without an account: a registration with one waits, and then finds the seat. */
export async function lockAssignees(trx: Trx, telephones: string[]): Promise<Assignee[]> {
  const people: Person[] = await trx
    .from('users')
    .whereIn('telephone_key', telephones)
    .orderBy('telephone_key')
    .select('id', 'telephone_key', 'user_name', 'id_card_index')
    .forUpdate()
  const owners = new Map(people.map((person) => [person.telephone_key, person]))
  return telephones.map((telephone) => {
    const owner = owners.get(telephone)
    return { telephone, userId: owner?.id ?? null, hasIdentity: Boolean(owner?.user_name && owner.id_card_index) }
  })
}

interface Person {
  id: number
  telephone_key: string
  user_name: string
  id_card_index: string | null
}

/** Expired or disabled ones do not count: an admin renews by assigning again. */
export async function activeEntitlements(
  client: QueryClientContract,
  courseId: number,
  people: Assignee[]
): Promise<Map<string, number>> {
  const owned = people.flatMap(({ userId }) => userId ?? [])
  const waiting = people.filter(({ userId }) => userId === null).map((one) => one.telephone)
  const rows: { id: number; user_id: number | null; telephone: string | null }[] = await client
    .from('user_courses')
    .where('course_id', courseId)
    .where('user_course_status', UserCourseStatus.Valid)
    .where((query) => query.whereNull('expires_on').orWhere('expires_on', '>=', businessDay()))
    .where((query) =>
      query.whereIn('user_id', owned).orWhere((seat) => seat.whereNull('user_id').whereIn('telephone', waiting))
    )
    .orderBy('id')
    .select('id', 'user_id', 'telephone')

  const held = new Map<string, number>()
  for (const { telephone, userId } of people) {
    const mine = rows.find((row) =>
      userId === null ? row.user_id === null && row.telephone === telephone : row.user_id === userId
    )
    if (mine) held.set(telephone, mine.id)
  }
  return held
}
