import type { PathOf, RecordPath } from '../lib/calls'

/** The API paths of a resource, below /api/; they are not uniform (docs/product.md 16.7). */
export interface ResourcePaths {
  list: PathOf<'GET'>
  /** Default filters of the list: several resources share one path. */
  always?: Record<string, string | string[]>
  /** Path of one record; its body has it under `row`. */
  one?: RecordPath
  row?: string
  write?: PathOf<'POST'>
  /** Name of the record's id in the body of a write. */
  key?: string
}

const course = (types: string[], list: PathOf<'GET'> = 'public/courses'): ResourcePaths => ({
  list,
  always: { courseType: types },
  one: 'public/courses',
  row: 'course',
  write: 'admin/courses',
  key: 'courseId',
})

export const paths: Record<string, ResourcePaths> = {
  'courses': course(['1', '5', '6']),
  'answers': course(['2']),
  'products': course(['3', '4']),
  'articles': course(['7']),
  'teacher-courses': course(['1', '5', '6'], 'teacher/courses'),
  'teacher-answers': course(['2'], 'teacher/courses'),
  'cloud-videos': { list: 'admin/cloud-videos', key: 'videoId' },
  'user-courses': { list: 'admin/user-courses', key: 'userCourseId' },
  'live-codes': { list: 'admin/live-codes' },
  'orders': { list: 'orders', one: 'admin/orders', row: 'order', key: 'orderId' },
  'payment-exceptions': { list: 'admin/payment-exceptions' },
  'bank-lines': { list: 'admin/bank-lines', one: 'admin/bank-lines', row: 'line' },
  'bank-transfers': { list: 'admin/bank-transfers' },
  'refunds': { list: 'admin/refunds' },
  'reconciliation': { list: 'admin/reconciliations', one: 'admin/reconciliations', row: 'reconciliation' },
  'certificate-issues': { list: 'admin/certificate-issues' },
  'education-cycles': { list: 'admin/education-cycles' },
  'qualifications': { list: 'admin/qualifications' },
  'hour-corrections': { list: 'admin/hour-corrections' },
  'anomalies': { list: 'admin/anomalies' },
  'presence-checks': { list: 'admin/presence-checks' },
  'push-logs': { list: 'admin/push-logs' },
  'hour-reconciliation': {
    list: 'admin/hour-reconciliations',
    one: 'admin/hour-reconciliations',
    row: 'reconciliation',
  },
  'invoices': { list: 'invoices', one: 'invoices', row: 'invoice' },
  'comments': { list: 'comments' },
  'organisations': { list: 'admin/organisations' },
  'question-banks': { list: 'admin/question-banks' },
  'synonym-groups': { list: 'admin/synonym-groups' },
  'clauses': { list: 'admin/clauses' },
  'clause-reviews': { list: 'admin/clause-reviews' },
  'papers': { list: 'admin/papers', always: { ofSubject: '0' } },
  'subject-papers': { list: 'admin/edu/subject-papers' },
  'teachers': { list: 'admin/users', always: { roleId: 'teacher' }, write: 'admin/users', key: 'userId' },
  'channels': { list: 'admin/channels', one: 'admin/channels', row: 'channel', write: 'admin/channels', key: 'userId' },
  'users': { list: 'admin/users' },
  'people': { list: 'admin/users-for-page', one: 'admin/users', row: 'user' },
  'login-logs': { list: 'admin/loginlogs' },
  'audit-logs': { list: 'admin/audit-logs' },
}

export function pathsOf(resource: string): ResourcePaths {
  const known = paths[resource]
  if (!known) throw new Error(`No API path is known for the resource "${resource}"`)
  return known
}
