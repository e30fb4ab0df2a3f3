import db from '@adonisjs/lucid/services/db'
import { ClosedTelephone } from '#accounts/closing/terms'
import type { PersonalDataProvider } from '#accounts/personal_data_export/data_provider'
import { PlayState } from '#learning/playback/terms'
import { now, toStored } from '#core/time'

const named = (table: string, userId: number, ...columns: string[]) =>
  db
    .from(`${table} as t`)
    .join('courses as c', 'c.id', 't.course_id')
    .where('t.user_id', userId)
    .orderBy('t.id')
    .select('c.course_name', ...columns.map((column) => `t.${column}`))

export const ownedByLearning: PersonalDataProvider = {
  tables: {
    已开通的课程: (id) =>
      named('user_courses', id, 'source', 'user_course_status', 'expires_on', 'created_at', 'listed_name'),
    学习进度: (id) => named('chapter_progress', id, 'chapter_id', 'credited_seconds', 'completed_at', 'updated_at'),
    章节学习记录: (id) => named('study_logs', id, 'chapter_id', 'study_seconds', 'test_passed', 'created_at'),
    播放记录: (id) =>
      named('play_sessions', id, 'chapter_id', 'credited_seconds', 'device', 'ip', 'opened_at', 'last_beat_at'),
    在学核验记录: (id) =>
      named('presence_checks', id, 'chapter_id', 'kind', 'moment', 'state', 'way', 'asked_at', 'answered_at', 'reason'),
    学习笔记: (id) =>
      named('chapter_notes', id, 'chapter_id', 'position_seconds', 'note_text', 'created_at', 'updated_at'),
    直播码: (id) => db.from('live_codes').where('bound_user_id', id).orderBy('id').select('code', 'bound_at'),
  },

  /** Each seat gets a unique placeholder, because an order line has each telephone once. Unused codes are revoked. */
  async erase(trx, { id, telephone }) {
    await trx.from('chapter_notes').where('user_id', id).delete()
    await trx.from('presence_checks').where('user_id', id).update({ open_key: null })
    await trx
      .from('play_sessions')
      .where('user_id', id)
      .update({ state: PlayState.Superseded, active_key: null, device: null, ip: null })
    await trx
      .from('user_courses')
      .where('user_id', id)
      .whereNotNull('telephone')
      .update({ telephone: `注销${id}`, listed_name: null })
    await trx.from('live_codes').where('bound_user_id', id).update({ telephone: null })
    if (!telephone) return
    const codes = () => trx.from('live_codes').where('telephone', telephone)
    await codes()
      .whereNull('bound_user_id')
      .whereNull('revoked_at')
      .update({ revoked_at: toStored(now()) })
    await codes().update({ telephone: null })
    for (const column of ['from_telephone', 'to_telephone']) {
      await trx
        .from('seat_moves')
        .where(column, telephone)
        .update({ [column]: ClosedTelephone })
    }
  },
}
