import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { idNumberBlindIndex } from '#accounts/personal_data/id_card'
import User from '#accounts/user'

/** Name and numbers as they are stored: a normalized name, eighteen digits, eleven digits. */
export interface Person {
  userName: string
  idCard: string | null
  telephone: string | null
}

/** Accounts by the keys that belong to one account only; a telephone without verification is none of them. */
export interface KnownLearners {
  byIdCard: ReadonlyMap<string, User>
  byTelephone: ReadonlyMap<string, User>
}

/** Keys per query. */
const batch = 500

export async function findLearners(people: Person[], client: QueryClientContract): Promise<KnownLearners> {
  const found: User[] = []
  for (let at = 0; at < people.length; at += batch) {
    const some = people.slice(at, at + batch)
    const users = await User.query({ client })
      .whereIn('idCardIndex', idCardIndexes(some))
      .orWhereIn('telephoneKey', telephones(some))
      .preload('roleRows')
    found.push(...users)
  }
  return byKeys(found)
}

/** Found without locks, before the transaction: a locking search would lock gaps (docs/decisions/0027). */
export async function findLearnerIds(people: Person[], client: QueryClientContract): Promise<number[]> {
  const users = await client
    .from('users')
    .whereIn('id_card_index', idCardIndexes(people))
    .orWhereIn('telephone_key', telephones(people))
    .select('id')
  return users.map(({ id }) => Number(id))
}

/** The lowest id first. Begins the transaction: its first plain read fixes what it sees. */
export async function lockLearners(ids: number[], client: QueryClientContract): Promise<KnownLearners> {
  if (!ids.length) return byKeys([])
  const users = await User.query({ client }).whereIn('id', ids).orderBy('id').forUpdate().preload('roleRows')
  return byKeys(users)
}

const idCardIndexes = (people: Person[]) =>
  people.flatMap(({ idCard }) => (idCard === null ? [] : [idNumberBlindIndex(idCard)]))

const telephones = (people: Person[]) => people.flatMap(({ telephone }) => telephone ?? [])

function byKeys(users: User[]): KnownLearners {
  const open = users.filter(({ deletedAt }) => !deletedAt)
  const mapBy = (keyOf: (user: User) => string | null) =>
    new Map(open.flatMap((user) => (keyOf(user) === null ? [] : [[keyOf(user)!, user] as const])))
  return { byIdCard: mapBy((user) => user.idCardIndex), byTelephone: mapBy((user) => user.telephoneKey) }
}
