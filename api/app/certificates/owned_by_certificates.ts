import db from '@adonisjs/lucid/services/db'
import { countOf, type PersonalDataProvider } from '#accounts/personal_data_export/data_provider'
import { HourUploadState } from '#certificates/uploads/terms'

export const ownedByCertificates: PersonalDataProvider = {
  tables: {
    学时证书: (id) =>
      db
        .from('certificates')
        .where('user_id', id)
        .orderBy('id')
        .select('id', 'cert_subject', 'required_course', 'certificate_status', 'created_at'),
    课程学时: (id) =>
      db
        .from('course_edu_logs as l')
        .join('courses as c', 'c.id', 'l.course_id')
        .where('l.user_id', id)
        .orderBy('l.id')
        .select('l.id', 'c.course_name', 'l.total_seconds', 'l.course_edu_log_status')
        .select('l.passed_at', 'l.uploaded_at', 'l.created_at'),
    学时明细: (id) =>
      db
        .from('hour_entries as h')
        .join('course_edu_logs as l', 'l.id', 'h.course_edu_log_id')
        .where('l.user_id', id)
        .orderBy('h.id')
        .select('h.course_edu_log_id', 'h.kind', 'h.chapter_id', 'h.held_seconds')
        .select('h.available_seconds', 'h.used_seconds', 'h.expired_seconds', 'h.created_at'),
    学时上传: (id) =>
      db
        .from('hour_uploads')
        .where('user_id', id)
        .orderBy('id')
        .select('push_id', 'pushed_seconds', 'state', 'receipt_no', 'sent_at', 'confirmed_at'),
    执业证书: (id) =>
      db
        .from('qualifications as q')
        .join('qualification_kinds as k', 'k.id', 'q.qualification_kind_id')
        .where('q.user_id', id)
        .orderBy('q.id')
        .select('q.id', 'k.kind_name', 'q.number_masked', 'q.employer_name')
        .select('q.issued_on', 'q.valid_from', 'q.valid_to')
        .select('q.origin', 'q.verified_at', 'q.ended_at', 'q.created_at'),
    执业证书专业: (id) =>
      db
        .from('qualification_specialties as s')
        .join('qualifications as q', 'q.id', 's.qualification_id')
        .where('q.user_id', id)
        .orderBy('s.id')
        .select('s.qualification_id', 's.specialty', 's.is_main'),
    学时周期: (id) =>
      db
        .from('education_cycles')
        .where('user_id', id)
        .orderBy('id')
        .select('id', 'qualification_id', 'starts_on', 'ends_on', 'apply_until', 'state'),
    周期应完成学时: (id) =>
      db
        .from('cycle_targets as t')
        .join('education_cycles as c', 'c.id', 't.education_cycle_id')
        .where('c.user_id', id)
        .orderBy('t.id')
        .select('t.education_cycle_id', 't.specialty', 't.required', 't.target_seconds', 't.counted_seconds'),
    周期学时明细: (id) =>
      db
        .from('cycle_entries')
        .where('user_id', id)
        .orderBy('id')
        .select('education_cycle_id', 'specialty', 'required', 'counted_seconds', 'counted_on', 'kind', 'reason'),
    已打印的证明: (id) =>
      db
        .from('certificate_issues')
        .where('user_id', id)
        .orderBy('id')
        .select('issue_no', 'verify_code', 'state', 'created_at'),
    其他平台颁发的证书: (id) =>
      db
        .from('foreign_certificates')
        .where('user_id', id)
        .orderBy('id')
        .select('issuer', 'number', 'title', 'cert_subject', 'required_course', 'issued_on', 'expires_on')
        .select('hours_seconds', 'state', 'reason', 'revoked_on', 'created_at'),
  },

  async findBlockers(trx, userId) {
    const open = [HourUploadState.Pending, HourUploadState.Unknown]
    const upload = await countOf(trx.from('hour_uploads').where('user_id', userId).whereIn('state', open))
    const withHours = await trx
      .from('hour_entries as h')
      .join('course_edu_logs as l', 'l.id', 'h.course_edu_log_id')
      .where('l.user_id', userId)
      .groupBy('h.course_edu_log_id')
      .havingRaw('sum(h.available_seconds) > 0')
      .select('h.course_edu_log_id')
    return { upload, hours: withHours.length }
  },

  async erase(trx, { id }) {
    const nothing = { number_cipher: null, number_index: null, number_masked: null, verified_key: null }
    await trx
      .from('qualifications')
      .where('user_id', id)
      .update({ ...nothing, employer_name: null })
    // Their issuers answer for them; the files are removed with the next cleanup.
    await trx.from('foreign_certificates').where('user_id', id).delete()
  },
}
