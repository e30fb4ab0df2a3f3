import db from '@adonisjs/lucid/services/db'
import type { PersonalDataProvider } from '#accounts/personal_data_export/data_provider'

export const ownedByMessages: PersonalDataProvider = {
  tables: {
    站内消息: (id) =>
      db.from('messages').where('user_id', id).orderBy('id').select('kind', 'facts', 'read_at', 'created_at'),
    短信提醒设置: (id) => db.from('message_sms_choices').where('user_id', id).select('kind'),
  },
  async erase(trx, { id }) {
    for (const table of ['messages', 'message_sms_choices']) {
      await trx.from(table).where('user_id', id).delete()
    }
  },
}
