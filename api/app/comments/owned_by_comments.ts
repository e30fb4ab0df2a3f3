import db from '@adonisjs/lucid/services/db'
import type { PersonalDataProvider } from '#accounts/personal_data_export/data_provider'

/** Comments stay without an author: the law retains what buyers wrote (docs/decisions/0066). */
export const ownedByComments: PersonalDataProvider = {
  tables: {
    评价: (id) =>
      db
        .from('comments')
        .where('user_id', id)
        .orderBy('id')
        .select('course_id', 'comment_content', 'comment_status', 'created_at'),
  },
}
