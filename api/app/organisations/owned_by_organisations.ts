import db from '@adonisjs/lucid/services/db'
import { ClosedTelephone } from '#accounts/closing/terms'
import type { PersonalDataProvider } from '#accounts/personal_data_export/data_provider'
import { leaveOrganisation } from '#organisations/leave_organisation'
import OrganisationMember from '#organisations/organisation_member'
import { EventKind, MemberRole, MemberState } from '#organisations/terms'

export const ownedByOrganisations: PersonalDataProvider = {
  tables: {
    加入的单位: (id) =>
      db
        .from('organisation_members as m')
        .join('organisations as o', 'o.id', 'm.organisation_id')
        .where('m.user_id', id)
        .orderBy('m.id')
        .select('o.organisation_name', 'm.telephone', 'm.listed_name', 'm.department', 'm.member_role', 'm.state')
        .select('m.share_version', 'm.shared_at', 'm.stopped_at', 'm.joined_at', 'm.left_at'),
    单位查看记录: (id) =>
      db
        .from('organisation_readings as r')
        .join('organisation_members as m', 'm.id', 'r.organisation_member_id')
        .join('organisations as o', 'o.id', 'm.organisation_id')
        .where('m.user_id', id)
        .orderBy('r.id')
        .select('o.organisation_name', 'r.kind', 'r.created_at'),
  },

  async findBlockers(trx, userId) {
    const owned = await trx
      .from('organisation_members as m')
      .where({ 'm.user_id': userId, 'm.member_role': MemberRole.Owner, 'm.state': MemberState.Active })
      .whereNotExists((others) => {
        void others
          .from('organisation_members as n')
          .whereColumn('n.organisation_id', 'm.organisation_id')
          .whereColumn('n.id', '<>', 'm.id')
          .where({ 'n.member_role': MemberRole.Owner, 'n.state': MemberState.Active })
          .select('n.id')
      })
      .select('m.id')
    return { organisations: owned.length }
  },

  /** Sharing ends; the rows remain without number and name. Open invitations look like those of unknown numbers. */
  async erase(trx, { id }) {
    const own = await OrganisationMember.query({ client: trx }).where('userId', id)
    for (const member of own.filter(({ state }) => state === MemberState.Active)) {
      await leaveOrganisation(trx, member, { actorId: id, kind: EventKind.Left })
    }
    await trx
      .from('organisation_members')
      .where('user_id', id)
      .update({ telephone: ClosedTelephone, listed_name: null, department: '' })
  },
}
