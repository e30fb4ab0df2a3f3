import db from '@adonisjs/lucid/services/db'
import type { PersonalDataProvider } from '#accounts/personal_data_export/data_provider'

export const ownedByExports: PersonalDataProvider = {
  tables: {
    导出记录: (id) => db.from('exports').where('user_id', id).orderBy('id').select('kind', 'conditions', 'created_at'),
  },
  /** Staff may have searched by the whole number; the sheet itself already exists. */
  async erase(trx, { telephone }) {
    if (!telephone) return
    await trx
      .from('exports')
      .where('filters', 'like', `%${telephone}%`)
      .whereNotNull('finished_at')
      .update({ filters: '{}' })
  },
}
