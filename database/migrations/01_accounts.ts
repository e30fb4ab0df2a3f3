import {
  Migration,
  type Tables,
  belongsTo,
  flag,
  id,
  key,
  longText,
  timestamp,
  telephoneTail,
  timestamps,
} from '../migration.js'

export default class extends Migration {
  protected tables: Tables = {
    /** Users of every role. The ID number is stored encrypted, with a keyed index and a masked form. */
    users(table) {
      id(table)
      table.string('login_name', 40).notNullable().unique()
      table.string('user_name', 20).notNullable()
      table.string('telephone', 11).nullable().index()
      // = telephone for learners, null for staff: a teacher may also have a learner account with the same number.
      table.string('telephone_key', 11).nullable().unique()
      // An admin typed the number: its first SMS sign-in also asks for the end of the ID number.
      flag(table, 'telephone_unproven')
      table.string('password_hash', 255).notNullable()
      table.text('id_card_cipher').nullable()
      table.string('id_card_index', 64).nullable().unique()
      table.string('id_card_masked', 18).nullable()
      table.string('avatar_url', 500).nullable()
      table.smallint('user_status').unsigned().notNullable().defaultTo(1)
      flag(table, 'must_change_password')
      timestamp(table, 'password_changed_at')
      // The password was chosen by the rules for learners: the first staff step asks for one by the rules for staff.
      flag(table, 'staff_password_due')
      // Reset by SMS alone: no staff step until an admin lifts it.
      timestamp(table, 'staff_hold_at')
      table.text('totp_secret_cipher').nullable()
      timestamp(table, 'last_login_at')
      timestamp(table, 'disabled_at')
      timestamp(table, 'deleted_at')
      timestamps(table)
      // The time step of the last accepted code: no code can be used twice.
      table.bigInteger('totp_last_step').unsigned().nullable()
      timestamp(table, 'totp_enrolled_at')
      telephoneTail(table)

      table.index(['user_name'])
      table.index(['created_at'])
      table.index(['telephone_tail'])
      table.index(['user_name', 'deleted_at'], 'users_called_index')
    },

    /** The roles of a user. */
    user_roles(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', indexed: false })
      table.string('role', 10).notNullable()
      // The lowest position is the first role: it decides the start page.
      table.smallint('position').unsigned().notNullable().defaultTo(0)

      table.unique(['user_id', 'role'])
      table.index(['role', 'user_id'])
    },

    /** The schema of the access tokens guard of @adonisjs/auth. */
    access_tokens(table) {
      id(table)
      belongsTo(table, 'tokenable_id', { table: 'users', onDelete: 'CASCADE' })
      table.string('type', 80).notNullable()
      table.string('name', 255).nullable()
      table.string('hash', 255).notNullable()
      table.text('abilities').notNullable()
      timestamp(table, 'created_at')
      timestamp(table, 'updated_at')
      timestamp(table, 'last_used_at')
      timestamp(table, 'expires_at').index()
      // Where the session was opened, so that its owner can recognize it.
      table.string('ip', 45).nullable()
      // The staff step: its end, last use, hashed cookie, kind of proof and time of the last one (docs/decisions/0130).
      timestamp(table, 'staff_until')
      timestamp(table, 'staff_seen_at')
      table.string('staff_key_hash', 64).nullable()
      table.string('staff_proof', 10).nullable()
      timestamp(table, 'proved_at')
    },

    /** Every sign-in, successful or not. An ID number used as login name is stored masked. */
    login_logs(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'SET NULL', indexed: false })
      table.string('login_name', 40).notNullable()
      table.string('login_type', 10).notNullable()
      table.string('event', 20).notNullable().defaultTo('login')
      table.boolean('succeeded').notNullable()
      table.string('reason', 40).nullable()
      table.string('ip', 45).notNullable()
      table.string('user_agent', 255).nullable()
      table.string('request_id', 64).nullable()
      timestamps(table, { changes: false })

      table.index(['user_id', 'created_at'])
      table.index(['login_name', 'created_at'])
      table.index(['ip', 'created_at'])
      table.index(['created_at'])
      table.index(['event', 'created_at'], 'login_logs_event_index')
      table.index(['succeeded', 'created_at'], 'login_logs_succeeded_index')
    },

    /** Hashed codes by telephone and purpose. */
    sms_codes(table) {
      id(table)
      table.string('telephone', 11).notNullable()
      table.string('purpose', 20).notNullable()
      // `<purpose>:<telephone>` while the code is usable: one usable code per telephone and purpose.
      table.string('live_key', 40).nullable().unique()
      table.string('code_hash', 64).notNullable()
      table.smallint('attempts').unsigned().notNullable().defaultTo(0)
      table.string('ip', 45).notNullable()
      table.dateTime('expires_at').notNullable()
      timestamp(table, 'used_at')
      timestamps(table, { changes: false })

      table.index(['telephone', 'purpose', 'created_at'])
      table.index(['ip', 'created_at'])
      table.index(['created_at'])
    },

    /** SMS without a code. `idempotency_key` prevents a second equal one (docs/decisions/0010). */
    sms_notices(table) {
      id(table)
      table.string('telephone', 11).notNullable()
      table.string('notice', 30).notNullable()
      longText(table, 'template_values').notNullable()
      table.string('state', 10).notNullable().defaultTo('waiting')
      table.string('idempotency_key', 80).nullable().unique()
      belongsTo(table, 'requested_by', { table: 'users', onDelete: 'RESTRICT', indexed: false })
      timestamps(table)

      table.index(['state', 'id'])
      table.index(['created_at'])
      table.index(['requested_by', 'created_at'])
    },

    /** Delivery addresses. */
    addresses(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE' })
      table.string('name', 10).notNullable()
      table.string('telephone', 11).notNullable()
      table.string('province_code', 6).notNullable()
      table.string('city_code', 6).notNullable()
      table.string('area_code', 6).notNullable()
      table.string('province', 30).notNullable()
      table.string('city', 30).notNullable()
      table.string('area', 30).notNullable()
      table.string('address', 40).notNullable()
      // = user_id on the default address, null on the others: one default per user.
      key(table, 'default_key').nullable().unique()
      timestamps(table)
    },

    /** A check belongs to one user, name and ID number, and counts once. No picture is stored. */
    face_checks(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', indexed: false })
      table.string('certify_id', 64).notNullable().unique()
      table.string('outer_order_no', 32).notNullable().unique()
      table.string('provider', 20).notNullable()
      table.string('user_name', 20).notNullable()
      table.string('id_card_index', 64).notNullable()
      table.string('state', 10).notNullable().defaultTo('pending')
      table.string('sub_code', 20).nullable()
      table.dateTime('expires_at').notNullable()
      timestamp(table, 'decided_at')
      timestamp(table, 'used_at')
      timestamps(table)

      table.index(['user_id', 'created_at'])
    },

    /** The text that a user agreed to before entering the ID number or starting a face check. */
    consents(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', indexed: false })
      table.string('kind', 20).notNullable()
      table.string('version', 20).notNullable()
      table.string('text_hash', 64).notNullable()
      table.string('ip', 45).nullable()
      timestamps(table, { changes: false })

      table.unique(['user_id', 'kind', 'version'])
    },

    /** Every published version of the user agreement, privacy policy, refund rules and licence; no row changes. */
    legal_texts(table) {
      id(table)
      table.string('kind', 20).notNullable()
      table.integer('number').unsigned().notNullable()
      longText(table, 'content').notNullable()
      table.string('changes', 200).notNullable()
      flag(table, 'is_major')
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'SET NULL' })
      timestamps(table, { changes: false })

      table.unique(['kind', 'number'])
    },

    /** Keyed hashes of the codes, which are shown once. */
    recovery_codes(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', indexed: false })
      table.string('code_hash', 64).notNullable()
      timestamp(table, 'used_at')
      timestamps(table, { changes: false })

      table.unique(['user_id', 'code_hash'])
    },

    /** Public keys of staff. `sign_count` is the last used counter. */
    passkeys(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE' })
      table.string('name', 20).notNullable()
      // Up to 1023 bytes as base64url: too long for an index, so its hash is.
      table.text('credential_id').notNullable()
      table.string('credential_key', 64).notNullable().unique()
      table.text('public_key').notNullable()
      table.bigInteger('sign_count').unsigned().notNullable().defaultTo(0)
      table.string('transports', 100).notNullable().defaultTo('')
      flag(table, 'backed_up')
      timestamp(table, 'last_used_at')
      timestamps(table)
    },

    /** A sign-in or enrolment that waits for a second factor; the response deletes the row. */
    challenges(table) {
      id(table)
      table.string('token_hash', 64).notNullable().unique()
      table.string('purpose', 10).notNullable()
      // Null until a passkey identifies the user.
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', nullable: true })
      // The session whose staff step waits for the answer.
      belongsTo(table, 'access_token_id', { table: 'access_tokens', onDelete: 'CASCADE', nullable: true })
      // The challenge for a passkey to sign; empty once it was used.
      table.string('nonce', 64).nullable()
      table.dateTime('expires_at').notNullable()
      timestamps(table, { changes: false })

      table.index(['expires_at'])
    },

    /** Filters and columns of a list that a staff member saved under a name. */
    saved_views(table) {
      id(table)
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
      table.string('list_name', 40).notNullable()
      table.string('view_name', 20).notNullable()
      table.string('query_text', 2000).notNullable()
      table.string('layout_text', 4000).nullable()
      table.string('default_key', 60).nullable().unique()
      timestamps(table)

      table.unique(['user_id', 'list_name', 'view_name'])
    },
  }
}
