/** Titles of objects from their rows, for the audit log and histories (docs/decisions/0136). */
import db from '@adonisjs/lucid/services/db'
import { LegalTextTitle } from '#accounts/legal_texts/terms'
import { CertSubjectText, RequiredCourseText } from '#catalogue/terms'
import { maskTelephone } from '#core/shared_rules'
import { clauseText } from '#exams/clauses/terms'
import { AnomalyKindText } from '#learning/anomalies/terms'
import { kindOf } from '#start/object_types'

export interface ObjectTitle {
  /** Such as `chapter:507`. */
  object: string
  title: string
  /** The object whose page shows it, such as `course:12`; a course names its type, `course-type:1`. */
  owner: string | null
  /** It was deleted, so it has no page. */
  gone: boolean
}

type Row = Record<string, any>
type Described = Omit<Row, 'id'> & { id: string | number; title: string; owner?: string | null; gone?: boolean }
type Find = (ids: string[]) => Promise<Described[]>

/** Objects whose id is its own title: days, and lists without an id. */
const sameAsId = ['reconciliation', 'hour-reconciliation', 'backup', 'audit-log']

export async function titlesOf(objects: Iterable<string>): Promise<ObjectTitle[]> {
  const idsByKind = new Map<string, Set<string>>()
  for (const object of objects) {
    const kind = kindOf(object)
    const id = object.slice(kind.length + 1)
    if (!id) continue
    if (!idsByKind.has(kind)) idsByKind.set(kind, new Set())
    idsByKind.get(kind)!.add(id)
  }
  const found = await Promise.all([...idsByKind].map(([kind, ids]) => titlesOfKind(kind, [...ids])))
  return found.flat()
}

async function titlesOfKind(kind: string, ids: string[]): Promise<ObjectTitle[]> {
  const find = finders[kind]
  const rows = find ? await find(ids) : sameAsId.includes(kind) ? ids.map((id) => ({ id, title: id })) : []
  return (rows as Described[]).map(({ id, title, owner = null, gone = false }) => ({
    object: `${kind}:${id}`,
    title,
    owner,
    gone,
  }))
}

const join = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ')
const certificateText = (row: Row) =>
  `${CertSubjectText[row.cert_subject as keyof typeof CertSubjectText]} ${RequiredCourseText[row.required_course ? 1 : 0]}`
/** An order is called by its goods; its number has twenty digits. */
const orderText = (row: Row) => `${row.order_name}（尾号 ${String(row.order_no).slice(-4)}）`
const personText = (row: Row) => row.user_name || maskTelephone(String(row.telephone ?? row.login_name ?? ''))

const qualificationText = (row: Row) => join(row.user_name, row.kind_name)

const finders: Record<string, Find> = {
  'organisation': async (ids) => {
    const rows = await db.from('organisations').whereIn('id', ids).select('id', 'organisation_name')
    return rows.map((row) => ({ id: row.id, title: row.organisation_name }))
  },
  'user': async (ids) => {
    const rows = await db.from('users').whereIn('id', ids).select('id', 'user_name', 'login_name', 'deleted_at')
    return rows.map((row) => ({ id: row.id, title: personText(row), gone: row.deleted_at !== null }))
  },
  'course': async (ids) => {
    const rows = await db.from('courses').whereIn('id', ids).select('id', 'course_name', 'course_type')
    return rows.map((row) => ({ id: row.id, title: row.course_name, owner: `course-type:${row.course_type}` }))
  },
  'chapter': async (ids) => {
    const rows = await db
      .from('chapters as c')
      .join('courses as k', 'k.id', 'c.course_id')
      .whereIn('c.id', ids)
      .select('c.id', 'c.chapter_title', 'c.course_id', 'k.course_name')
    return rows.map((row) => ({
      id: row.id,
      title: join(row.chapter_title, row.course_name),
      owner: `course:${row.course_id}`,
    }))
  },
  'video': (ids) => videos('id', ids),
  'cloud-video': (ids) => videos('video_id', ids),
  'order': async (ids) => {
    const rows = await db.from('orders').whereIn('order_no', ids).select('order_no', 'order_name')
    return rows.map((row) => ({ id: row.order_no, title: orderText(row) }))
  },
  'refund': async (ids) => {
    const rows = await db
      .from('refunds as r')
      .join('payments as p', 'p.id', 'r.payment_id')
      .join('orders as o', 'o.id', 'p.order_id')
      .whereIn('r.refund_no', ids)
      .select('r.refund_no', 'o.order_no', 'o.order_name')
    return rows.map((row) => ({ id: row.refund_no, title: orderText(row), owner: `order:${row.order_no}` }))
  },
  'payment-exception': (ids) => ofOrder('payment_exceptions', ids),
  'bank-transfer': (ids) => ofOrder('bank_transfers', ids),
  'bank-line': async (ids) => {
    const rows = await db.from('bank_lines').whereIn('id', ids).select('id', 'bank_serial', 'payer_name')
    return rows.map((row) => ({ id: row.id, title: join(row.payer_name, row.bank_serial) }))
  },
  'invoice': (ids) => ofOrder('invoices', ids),
  'user-course': async (ids) => {
    const rows = await db
      .from('user_courses as uc')
      .join('courses as k', 'k.id', 'uc.course_id')
      .leftJoin('users as u', 'u.id', 'uc.user_id')
      .whereIn('uc.id', ids)
      .select('uc.id', 'uc.user_id', 'uc.telephone', 'u.user_name', 'k.course_name')
    return rows.map((row) => ({
      id: row.id,
      title: join(personText(row), row.course_name),
      owner: row.user_id && `user:${row.user_id}`,
    }))
  },
  'certificate': async (ids) => {
    const rows = await db
      .from('certificates as c')
      .join('users as u', 'u.id', 'c.user_id')
      .whereIn('c.id', ids)
      .select('c.id', 'c.user_id', 'c.cert_subject', 'c.required_course', 'u.user_name')
    return rows.map((row) => ({
      id: row.id,
      title: join(row.user_name, certificateText(row)),
      owner: `user:${row.user_id}`,
    }))
  },
  'course-edu-log': (ids) => studyRecords(ids, 'l.id'),
  'hour-upload': (ids) => studyRecords(ids, 'h.id'),
  'certificate-issue': async (ids) => {
    const rows = await db
      .from('certificate_issues as i')
      .join('users as u', 'u.id', 'i.user_id')
      .whereIn('i.id', ids)
      .select('i.id', 'i.user_id', 'i.issue_no', 'u.user_name')
    return rows.map((row) => ({ id: row.id, title: join(row.user_name, row.issue_no), owner: `user:${row.user_id}` }))
  },
  'foreign-certificate': async (ids) => {
    const rows = await db
      .from('foreign_certificates as c')
      .join('users as u', 'u.id', 'c.user_id')
      .whereIn('c.id', ids)
      .select('c.id', 'c.user_id', 'c.number', 'u.user_name')
    return rows.map((row) => ({ id: row.id, title: join(row.user_name, row.number), owner: `user:${row.user_id}` }))
  },
  'qualification': async (ids) => {
    const rows = await qualificationRows(ids, 'q.id')
    return rows.map((row) => ({ id: row.id, title: qualificationText(row), owner: `user:${row.user_id}` }))
  },
  'qualification-kind': async (ids) => {
    const rows = await db.from('qualification_kinds').whereIn('id', ids).select('id', 'kind_name')
    return rows.map((row) => ({ id: row.id, title: row.kind_name }))
  },
  'education-rule': async (ids) => {
    const rows = await db
      .from('education_rules as r')
      .join('qualification_kinds as k', 'k.id', 'r.qualification_kind_id')
      .whereIn('r.id', ids)
      .select('r.id', 'r.valid_from', 'k.kind_name')
    return rows.map((row) => ({ id: row.id, title: join(row.kind_name, row.valid_from) }))
  },
  'education-cycle': async (ids) => {
    const rows = await qualificationRows(ids, 'c.id')
    return rows.map((row) => ({
      id: row.id,
      title: join(qualificationText(row), `${row.starts_on} 至 ${row.ends_on}`),
      owner: `user:${row.user_id}`,
    }))
  },
  'hour-difference': async (ids) => {
    const rows = await db
      .from('registry_differences as d')
      .join('registry_days as y', 'y.id', 'd.registry_day_id')
      .whereIn('d.id', ids)
      .select('d.id', 'd.push_id', 'y.day')
    return rows.map((row) => {
      const day = String(row.day).slice(0, 10)
      return { id: row.id, title: join(day, row.push_id), owner: `hour-reconciliation:${day}` }
    })
  },
  'anomaly': async (ids) => {
    const rows = await db
      .from('anomalies as a')
      .leftJoin('users as u', 'u.id', 'a.user_id')
      .whereIn('a.id', ids)
      .select('a.id', 'a.user_id', 'a.kind', 'u.user_name')
    return rows.map((row) => ({
      id: row.id,
      title: join(row.user_name, AnomalyKindText[row.kind as keyof typeof AnomalyKindText]),
      owner: row.user_id && `user:${row.user_id}`,
    }))
  },
  'comment': async (ids) => {
    const rows = await db
      .from('comments as c')
      .join('courses as k', 'k.id', 'c.course_id')
      .join('users as u', 'u.id', 'c.user_id')
      .whereIn('c.id', ids)
      .select('c.id', 'c.course_id', 'k.course_name', 'u.user_name')
    return rows.map((row) => ({
      id: row.id,
      title: join(row.user_name, row.course_name),
      owner: `course:${row.course_id}`,
    }))
  },
  'statement': async (ids) => {
    const rows = await db
      .from('statements as s')
      .join('channels as c', 'c.id', 's.channel_id')
      .whereIn('s.statement_no', ids)
      .select('s.statement_no', 's.partner_name', 's.month', 'c.user_id')
    return rows.map((row) => ({
      id: row.statement_no,
      title: join(row.partner_name, row.month),
      owner: `user:${row.user_id}`,
    }))
  },
  'service-account': async (ids) => {
    const rows = await db.from('service_accounts').whereIn('id', ids).select('id', 'account_name', 'user_id')
    return rows.map((row) => ({ id: row.id, title: row.account_name, owner: `user:${row.user_id}` }))
  },
  'import-run': async (ids) => {
    const rows = await db.from('import_runs').whereIn('id', ids).select('id', 'source_name')
    return rows.map((row) => ({ id: row.id, title: row.source_name }))
  },
  'question-bank': async (ids) => {
    const rows = await db.from('question_banks').whereIn('id', ids).select('id', 'question_bank_name', 'deleted_at')
    return rows.map((row) => ({ id: row.id, title: row.question_bank_name, gone: row.deleted_at !== null }))
  },
  'question': async (ids) => {
    const rows = await db
      .from('questions as q')
      .join('question_versions as v', (on) => on.on('v.question_id', 'q.id').andOn('v.version', 'q.version'))
      .whereIn('q.id', ids)
      .select('q.id', 'q.question_bank_id', 'q.deleted_at', 'v.question_name')
    return rows.map((row) => ({
      id: row.id,
      title: row.question_name,
      owner: `question-bank:${row.question_bank_id}`,
      gone: row.deleted_at !== null,
    }))
  },
  'clause': async (ids) => {
    const rows = await db
      .from('clauses')
      .whereIn('id', ids)
      .select('id', 'standard', 'edition', 'clause_no as clauseNo')
    return rows.map((row) => ({ id: row.id, title: clauseText(row as never) }))
  },
  'paper': async (ids) => {
    const rows = await db
      .from('papers as p')
      .leftJoin('courses as k', 'k.id', 'p.course_id')
      .whereIn('p.id', ids)
      .select('p.id', 'p.paper_name', 'p.deleted_at', 'k.course_name', 'p.course_id')
    return rows.map((row) => ({
      id: row.id,
      title: join(row.paper_name, row.course_name !== row.paper_name && row.course_name),
      owner: row.course_id && `course:${row.course_id}`,
      gone: row.deleted_at !== null,
    }))
  },
  'user-paper': async (ids) => {
    const rows = await db
      .from('user_papers as a')
      .join('users as u', 'u.id', 'a.user_id')
      .join('papers as p', 'p.id', 'a.paper_id')
      .whereIn('a.id', ids)
      .select('a.id', 'a.paper_id', 'u.user_name', 'p.paper_name')
    return rows.map((row) => ({
      id: row.id,
      title: join(row.user_name, row.paper_name),
      owner: `paper:${row.paper_id}`,
    }))
  },
  'app-package': async (ids) => {
    const rows = await db.from('app_packages').whereIn('id', ids).select('id', 'version')
    return rows.map((row) => ({ id: row.id, title: row.version }))
  },
  'legal-text': async (ids) => {
    const rows = await db.from('legal_texts').whereIn('id', ids).select('id', 'kind', 'number')
    return rows.map((row) => ({
      id: row.id,
      title: `${LegalTextTitle[row.kind as keyof typeof LegalTextTitle]} 第 ${row.number} 版`,
      owner: `legal-text-kind:${row.kind}`,
    }))
  },
  'teacher-profile': async (ids) =>
    db.from('teacher_profiles').whereIn('id', ids).select('id', 'teacher_name as title'),
  'presence-policy': async (ids) => {
    const rows = await db.from('presence_policies').whereIn('id', ids).select('id', 'policy_name', 'version')
    return rows.map((row) => ({ id: row.id, title: `${row.policy_name}（第 ${row.version} 版）` }))
  },
  'presence-check': async (ids) => {
    const rows = await db
      .from('presence_checks as p')
      .join('users as u', 'u.id', 'p.user_id')
      .join('courses as k', 'k.id', 'p.course_id')
      .whereIn('p.id', ids)
      .select('p.id', 'p.user_id', 'u.user_name', 'k.course_name')
    return rows.map((row) => ({
      id: row.id,
      title: join(row.user_name, row.course_name),
      owner: `user:${row.user_id}`,
    }))
  },
  'synonyms': async (ids) => {
    const rows = await db.from('synonyms').whereIn('group_id', ids).orderBy('place').select('group_id', 'word')
    const groups = [...new Set(rows.map((row) => row.group_id as number))]
    return groups.map((id) => ({
      id,
      title: rows.flatMap((row) => (row.group_id === id ? [row.word as string] : [])).join('、'),
    }))
  },
}

async function videos(column: 'id' | 'video_id', ids: string[]): Promise<Described[]> {
  const rows = await db.from('videos').whereIn(column, ids).select(`${column} as id`, 'title')
  return rows.map((row) => ({ id: row.id, title: row.title }))
}

async function ofOrder(
  table: 'payment_exceptions' | 'bank_transfers' | 'invoices',
  ids: string[]
): Promise<Described[]> {
  const rows = await db
    .from(table)
    .join('orders as o', 'o.id', `${table}.order_id`)
    .whereIn(`${table}.id`, ids)
    .select(`${table}.id`, 'o.order_no', 'o.order_name')
  return rows.map((row) => ({ id: row.id, title: orderText(row), owner: `order:${row.order_no}` }))
}

/** Study records of a course, or their uploads. */
async function studyRecords(ids: string[], id: 'l.id' | 'h.id'): Promise<Described[]> {
  const rows = await db
    .from('course_edu_logs as l')
    .join('courses as k', 'k.id', 'l.course_id')
    .join('users as u', 'u.id', 'l.user_id')
    .if(id === 'h.id', (query) => query.join('hour_uploads as h', 'h.course_edu_log_id', 'l.id'))
    .whereIn(id, ids)
    .select(`${id} as id`, 'l.user_id', 'k.course_name', 'u.user_name')
  return rows.map((row) => ({ id: row.id, title: join(row.user_name, row.course_name), owner: `user:${row.user_id}` }))
}

function qualificationRows(ids: string[], id: 'q.id' | 'c.id'): Promise<Row[]> {
  const query = db
    .from('qualifications as q')
    .join('users as u', 'u.id', 'q.user_id')
    .join('qualification_kinds as k', 'k.id', 'q.qualification_kind_id')
    .whereIn(id, ids)
    .select(`${id} as id`, 'q.user_id', 'u.user_name', 'k.kind_name')
  if (id === 'q.id') return query
  return query.join('education_cycles as c', 'c.qualification_id', 'q.id').select('c.starts_on', 'c.ends_on')
}
