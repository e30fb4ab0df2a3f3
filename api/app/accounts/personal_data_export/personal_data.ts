/** Effect of closing on a column: `kept` by law or because it cannot identify the user, `tidied` within days. */
type ErasureAction = 'anonymised' | 'deleted' | 'kept' | 'tidied' | 'not-personal'

interface PersonalColumn {
  isExported: boolean
  fate: ErasureAction
  /** The law, or why no action is needed. */
  why?: string
}

const anonymised = { isExported: true, fate: 'anonymised' } as const
const hidden = { isExported: false, fate: 'anonymised' } as const
const deleted = { isExported: true, fate: 'deleted' } as const
const dropped = { isExported: false, fate: 'deleted' } as const
const ofOthers = (why: string) => ({ isExported: false, fate: 'not-personal', why }) as const

const accounting = { isExported: true, fate: 'kept', why: '会计档案管理办法，三十年' } as const
const security = { isExported: true, fate: 'kept', why: '网络安全法，日志不少于六个月' } as const
const auditLog = { isExported: false, fate: 'kept', why: '只能追加的审计日志' } as const
const study = { isExported: false, fate: 'kept', why: '继续教育证明的查验' } as const

/** Every column that may hold personal data according to its name (docs/decisions/0066); a test walks the schema. */
export const personalData: Record<string, PersonalColumn> = {
  'access_tokens.ip': deleted,
  'access_tokens.name': deleted,
  'addresses.address': deleted,
  'addresses.name': deleted,
  'addresses.telephone': deleted,
  'audit_logs.actor_name': auditLog,
  'audit_logs.ip': auditLog,
  'bank_lines.payer_account': accounting,
  'bank_lines.payer_name': accounting,
  'certificate_issues.snapshot': study,
  'chapter_notes.note_text': deleted,
  'consents.ip': anonymised,
  'course_publications.snapshot': ofOthers('课程内容'),
  'face_checks.id_card_index': dropped,
  'face_checks.user_name': deleted,
  'invoices.mailing_address': anonymised,
  'invoices.mailing_name': anonymised,
  'invoices.mailing_telephone': anonymised,
  'invoices.payer_account': accounting,
  'invoices.payer_address': accounting,
  'invoices.payer_bank': accounting,
  'invoices.payer_email': anonymised,
  'invoices.payer_id': accounting,
  'invoices.payer_name': accounting,
  'invoices.payer_type': accounting,
  'live_codes.telephone': hidden,
  'login_logs.ip': security,
  'login_logs.login_name': hidden,
  'login_logs.user_agent': anonymised,
  'mails.recipient': { isExported: false, fate: 'tidied', why: '寄给发票的购买方，KEEP_MAILS_DAYS' },
  'orders.address': anonymised,
  'organisation_members.listed_name': anonymised,
  'organisation_members.telephone': anonymised,
  'passkeys.name': dropped,
  'payment_notices.ip': ofOthers('支付平台的服务器地址'),
  'payments.payer_context': hidden,
  'play_sessions.device': anonymised,
  'play_sessions.ip': anonymised,
  'presence_consents.ip': anonymised,
  'qualifications.number_cipher': hidden,
  'saved_views.view_name': deleted,
  'seat_moves.from_telephone': hidden,
  'seat_moves.to_telephone': hidden,
  'sms_codes.ip': { isExported: false, fate: 'tidied', why: '限制短信滥用，KEEP_SMS_CODES_DAYS' },
  'sms_codes.telephone': hidden,
  'service_accounts.contact_email': ofOthers('单位系统的联系方式'),
  'service_keys.last_ip': ofOthers('单位系统的网络地址'),
  'sms_notices.telephone': hidden,
  'statements.partner_name': ofOthers('合作伙伴的账单'),
  'stored_files.original_name': hidden,
  'teacher_profiles.avatar_url': ofOthers('首页公开的名师介绍'),
  'user_courses.listed_name': anonymised,
  'user_courses.telephone': hidden,
  'user_courses.telephone_tail': hidden,
  'users.avatar_url': anonymised,
  'users.id_card_cipher': hidden,
  'users.id_card_index': hidden,
  'users.id_card_masked': anonymised,
  'users.login_name': anonymised,
  'users.telephone': anonymised,
  'users.telephone_key': hidden,
  'users.telephone_tail': hidden,
  'users.telephone_unproven': hidden,
  'users.totp_secret_cipher': hidden,
  'users.user_name': anonymised,
  'webhook_endpoints.previous_secret_cipher': ofOthers('单位系统的签名密钥'),
  'webhook_endpoints.secret_cipher': ofOthers('单位系统的签名密钥'),
  'webhook_events.payload': { isExported: false, fate: 'tidied', why: '姓名和手机号已脱敏，三十天后删除' },
}
