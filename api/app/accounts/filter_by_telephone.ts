import db from '@adonisjs/lucid/services/db'
import { matchTelephone } from '#core/query_rules'

/** Ids of users by their whole telephone or its last four digits. */
export const filterByTelephone = (search: string) => matchTelephone(db.from('users').select('id'), 'telephone', search)
