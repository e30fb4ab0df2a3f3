import { idNumberBlindIndex } from '#accounts/personal_data/id_card'
import type { ImportedRow } from '#certificates/qualifications/imports/read_import'
import db from '@adonisjs/lucid/services/db'
import { fullIdCard, idNumberError, isTelephone, normalizeIdCard, normalizeTelephone } from '#core/shared_rules'

export interface Person {
  id: number
  userName: string
}

export interface PersonKeys {
  idCard: string | null
  telephone: string | null
}

/** The keys of a row; null when the cell is empty or no such number. */
export function personKeys({ cells }: ImportedRow): PersonKeys {
  const idCard = normalizeIdCard(cells.idCard)
  const telephone = normalizeTelephone(cells.telephone)
  return {
    idCard: idCard && !idNumberError(idCard) ? idNumberBlindIndex(fullIdCard(idCard)) : null,
    telephone: isTelephone(telephone) ? telephone : null,
  }
}

/** Learners by the index of their ID number and by their telephone. */
export async function findPeople(keys: PersonKeys[]) {
  const idCards = keys.flatMap(({ idCard }) => idCard ?? [])
  const telephones = keys.flatMap(({ telephone }) => telephone ?? [])
  const rows = await db
    .from('users')
    .whereNull('deleted_at')
    .where((either) => either.whereIn('id_card_index', idCards).orWhereIn('telephone_key', telephones))
    .select('id', 'user_name as userName', 'id_card_index as idCard', 'telephone_key as telephone')
  return {
    byIdCard: new Map<string, Person>(rows.filter(({ idCard }) => idCard).map((row) => [row.idCard, row])),
    byTelephone: new Map<string, Person>(rows.filter((row) => row.telephone).map((row) => [row.telephone, row])),
  }
}
