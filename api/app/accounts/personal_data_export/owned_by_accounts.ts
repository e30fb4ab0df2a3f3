import db from '@adonisjs/lucid/services/db'
import { ClosedTelephone } from '#accounts/closing/terms'
import type { PersonalDataProvider } from '#accounts/personal_data_export/data_provider'
import { NoticeState } from '#accounts/notices/terms'
import { Role } from '#core/roles'

/** Tables with rows of a user that nothing refers to and no law retains. */
const deleted = ['addresses', 'face_checks', 'challenges', 'idempotency_keys', 'saved_views'] as const

const own = (table: string, userId: number, ...columns: string[]) =>
  db.from(table).where('user_id', userId).orderBy('id').select(columns)

export const ownedByAccounts: PersonalDataProvider = {
  tables: {
    个人资料: (id) =>
      db
        .from('users')
        .where('id', id)
        .select('login_name', 'user_name', 'telephone', 'id_card_masked', 'avatar_url')
        .select('created_at', 'last_login_at'),
    收货地址: (id) => own('addresses', id, 'name', 'telephone', 'province', 'city', 'area', 'address'),
    同意记录: (id) => own('consents', id, 'kind', 'version', 'text_hash', 'ip', 'created_at'),
    人脸核验同意记录: (id) => own('presence_consents', id, 'version', 'text_hash', 'ip', 'created_at', 'withdrawn_at'),
    人脸认证: (id) => own('face_checks', id, 'user_name', 'state', 'created_at', 'decided_at'),
    当前登录的设备: (id) =>
      db
        .from('access_tokens')
        .where('tokenable_id', id)
        .orderBy('id')
        .select('name as device', 'ip', 'created_at', 'last_used_at'),
    保存的视图: (id) => own('saved_views', id, 'list_name', 'view_name', 'created_at'),
    登录记录: (id) => own('login_logs', id, 'login_type', 'event', 'succeeded', 'ip', 'user_agent', 'created_at'),
  },

  async findBlockers(trx, userId) {
    const roles = await trx.from('user_roles').where('user_id', userId).select('role')
    const staff = roles.filter(({ role }) => role !== Role.User).length
    return { staff }
  },

  async erase(trx, { id, loginName, telephone }) {
    for (const table of deleted) await trx.from(table).where('user_id', id).delete()
    await trx.from('consents').where('user_id', id).update({ ip: null })
    await trx.from('presence_consents').where('user_id', id).update({ ip: null, live_key: null })
    await trx
      .from('login_logs')
      .where('user_id', id)
      .orWhereIn('login_name', [loginName, ...(telephone ? [telephone] : [])])
      .update({ login_name: ClosedTelephone, user_agent: null })
    await trx.from('stored_files').where('owner_id', id).update({ original_name: null })
    await trx
      .from('sms_notices')
      .where('requested_by', id)
      .whereNot('state', NoticeState.Waiting)
      .update({ idempotency_key: null, template_values: '{}' })
    if (!telephone) return
    await trx.from('sms_codes').where('telephone', telephone).update({ telephone: ClosedTelephone, live_key: null })
    const notices = () => trx.from('sms_notices').where('telephone', telephone)
    await notices().where('state', NoticeState.Waiting).delete()
    await notices().update({ telephone: ClosedTelephone, idempotency_key: null, template_values: '{}' })
  },
}
