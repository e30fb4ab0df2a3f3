import db from '@adonisjs/lucid/services/db'
import { hooks } from '#core/tracing/hooks'

if (hooks.statements) {
  const connection = db.connection()
  hooks.statements(connection.getWriteClient().client, connection.dialect.name)
}
