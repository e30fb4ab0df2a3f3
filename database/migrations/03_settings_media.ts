import { Migration, type Tables, belongsTo, flag, id, longText, timestamp, timestamps } from '../migration.js'

export default class extends Migration {
  protected tables: Tables = {
    /** Settings; only `public` ones are sent to users who are not admins. */
    params(table) {
      table.string('name', 50).notNullable().primary()
      longText(table, 'value').notNullable()
      flag(table, 'public')
      belongsTo(table, 'updated_by', { table: 'users', onDelete: 'SET NULL' })
      timestamp(table, 'updated_at')
    },

    /** Published packages of the mobile app; the newest row is offered for download. */
    app_packages(table) {
      id(table)
      table.string('version', 20).notNullable()
      table.integer('bytes').unsigned().notNullable()
      // SHA-256 in hexadecimal.
      table.string('content_hash', 64).notNullable()
      table.string('object_key', 255).notNullable().unique()
      belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT' })
      timestamps(table, { changes: false })
    },

    /** Videos at the cloud; in use when a chapter or a course references them. */
    videos(table) {
      id(table)
      table.string('video_id', 64).notNullable().unique()
      table.string('title', 255).notNullable()
      table.string('file_name', 255).nullable()
      table.string('cover_url', 500).nullable()
      table.integer('seconds').unsigned().notNullable().defaultTo(0)
      table.bigInteger('bytes').unsigned().notNullable().defaultTo(0)
      table.string('status', 20).notNullable()
      belongsTo(table, 'created_by', { table: 'users', onDelete: 'SET NULL' })
      timestamps(table)

      table.index(['status', 'created_at'])
      table.index(['created_at'])
    },

    /** Uploaded files: covers, pictures of the editor, handouts, avatars. */
    stored_files(table) {
      id(table)
      table.string('key', 255).notNullable().unique()
      table.string('category', 20).notNullable()
      belongsTo(table, 'owner_id', { table: 'users', onDelete: 'SET NULL' })
      table.bigInteger('bytes').unsigned().notNullable()
      table.string('mime', 100).notNullable()
      table.string('original_name', 255).nullable()
      timestamps(table, { changes: false })

      table.index(['category', 'created_at'])
    },
  }
}
