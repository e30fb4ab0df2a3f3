import db from '@adonisjs/lucid/services/db'
import { matchTelephone } from '#core/query_rules'

/** Ids of those whose number it is, whole or by its last four digits. */
export const filterByTelephone = (search: string) => matchTelephone(db.from('users').select('id'), 'telephone', search)
