import db from '@adonisjs/lucid/services/db'
import OrganisationMember from '#organisations/organisation_member'
import { MemberState } from '#organisations/terms'
import type { Trx } from '#core/transaction'

/** Open invitations of the telephone that the user proved. */
export function invitationsOf(userId: number, trx?: Trx) {
  const own = (trx ?? db).from('users').where('id', userId).whereNotNull('telephone_key').select('telephone_key')
  return OrganisationMember.query({ client: trx })
    .whereIn('telephone', own)
    .where('state', MemberState.Invited)
    .whereNull('declinedAt')
}
