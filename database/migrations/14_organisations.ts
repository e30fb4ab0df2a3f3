import { belongsTo, flag, id, Migration, timestamp, timestamps, type Tables } from '../migration.js'

export default class extends Migration {
  protected tables: Tables = {
    /** An employer. */
    organisations(table) {
      id(table)
      table.string('organisation_name', 60).notNullable()
      table.string('credit_code', 18).notNullable()
      table.string('state', 10).notNullable().defaultTo('pending')
      // The credit code while verified: one organisation each.
      table.string('verified_key', 18).nullable().unique()
      timestamp(table, 'verified_at')
      belongsTo(table, 'verified_by', { table: 'users', onDelete: 'SET NULL' })
      // Why it was not verified.
      table.string('refusal_reason', 200).nullable()
      belongsTo(table, 'created_by', { table: 'users', onDelete: 'RESTRICT' })
      timestamps(table)

      table.index(['state', 'id'])
    },

    /** A telephone that an organisation invited, and the user who accepted. */
    organisation_members(table) {
      id(table)
      belongsTo(table, 'organisation_id', { table: 'organisations', onDelete: 'RESTRICT', indexed: false })
      // Null until the invitation is accepted: an unknown number and a known one have the same row.
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', nullable: true })
      table.string('telephone', 20).notNullable().index()
      table.string('listed_name', 30).nullable()
      table.string('department', 30).notNullable().defaultTo('')
      table.string('member_role', 10).notNullable().defaultTo('member')
      table.string('state', 10).notNullable().defaultTo('invited')
      // Organisation and telephone until the member has left.
      table.string('live_key', 40).nullable().unique()
      // Organisation and user while the member is active.
      table.string('active_key', 30).nullable().unique()
      // The text that the member agreed to; null while nothing is shared.
      table.string('share_version', 10).nullable()
      table.string('share_hash', 64).nullable()
      timestamp(table, 'shared_at')
      timestamp(table, 'stopped_at')
      flag(table, 'owner_offered')
      belongsTo(table, 'invited_by', { table: 'users', onDelete: 'RESTRICT' })
      timestamp(table, 'joined_at')
      timestamp(table, 'declined_at')
      timestamp(table, 'left_at')
      timestamps(table)

      table.index(['organisation_id', 'state', 'department'], 'organisation_members_list_index')
    },

    /** A kind of qualification whose hours a member shares. */
    organisation_shares(table) {
      id(table)
      belongsTo(table, 'organisation_member_id', { table: 'organisation_members', onDelete: 'CASCADE', indexed: false })
      belongsTo(table, 'qualification_kind_id', { table: 'qualification_kinds', onDelete: 'RESTRICT' })

      table.unique(['organisation_member_id', 'qualification_kind_id'], { indexName: 'organisation_shares_unique' })
    },

    /** What happened in an organisation; rows are only added. */
    organisation_events(table) {
      id(table)
      belongsTo(table, 'organisation_id', { table: 'organisations', onDelete: 'RESTRICT', indexed: false })
      belongsTo(table, 'actor_id', { table: 'users', onDelete: 'RESTRICT' })
      table.string('kind', 20).notNullable()
      belongsTo(table, 'organisation_member_id', {
        table: 'organisation_members',
        onDelete: 'RESTRICT',
        nullable: true,
      })
      // Of how many people or rows.
      table.integer('people').unsigned().notNullable().defaultTo(1)
      // Such as the version and hash of a consent, or an order number.
      table.string('details', 200).nullable()
      timestamps(table, { changes: false })

      table.index(['organisation_id', 'id'])
    },

    /** A member whose hours a manager saw or downloaded, once a day. */
    organisation_readings(table) {
      id(table)
      belongsTo(table, 'organisation_member_id', {
        table: 'organisation_members',
        onDelete: 'RESTRICT',
        indexed: false,
      })
      belongsTo(table, 'actor_id', { table: 'users', onDelete: 'RESTRICT' })
      table.string('kind', 10).notNullable()
      table.string('read_on', 10).notNullable()
      timestamps(table, { changes: false })

      table.unique(['organisation_member_id', 'read_on', 'actor_id', 'kind'], {
        indexName: 'organisation_readings_unique',
      })
    },

    /** A day until which a department finishes its hours of a kind. */
    organisation_goals(table) {
      id(table)
      belongsTo(table, 'organisation_id', { table: 'organisations', onDelete: 'RESTRICT', indexed: false })
      // Empty: all departments.
      table.string('department', 30).notNullable().defaultTo('')
      belongsTo(table, 'qualification_kind_id', { table: 'qualification_kinds', onDelete: 'RESTRICT' })
      table.string('due_on', 10).notNullable()
      belongsTo(table, 'created_by', { table: 'users', onDelete: 'RESTRICT' })
      timestamps(table, { changes: false })

      table.unique(['organisation_id', 'department', 'qualification_kind_id', 'due_on'], {
        indexName: 'organisation_goals_unique',
      })
    },

    /** A bulk order that its buyer handed to an organisation, once. */
    organisation_orders(table) {
      id(table)
      belongsTo(table, 'organisation_id', { table: 'organisations', onDelete: 'RESTRICT' })
      belongsTo(table, 'order_id', { table: 'orders', onDelete: 'CASCADE', indexed: false }).unique()
      belongsTo(table, 'handed_by', { table: 'users', onDelete: 'RESTRICT' })
      timestamps(table, { changes: false })
    },
  }
}
