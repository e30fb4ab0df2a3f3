import type { AccessControlProvider } from '@refinedev/core'
import type { ScannedRoutes } from '@zhuxue/api/routes'
import { session } from './session'

type RouteName = keyof ScannedRoutes['ALL']
type Needs = Record<string, readonly RouteName[]>

/** Routes of one role only: they distinguish the screens of admins and teachers where both may write. */
const asAdmin = 'catalogue.admin.courses.publications.store'
const asTeacher = 'catalogue.teacher.courses.index'

const write = 'catalogue.admin.courses.store'
const copy = 'catalogue.admin.courses.copies.store'

const catalogue = {
  list: [asAdmin],
  show: [asAdmin],
  create: [asAdmin, write],
  edit: [asAdmin, write],
  save: [asAdmin, write],
  copy: [asAdmin, copy],
  delete: ['catalogue.admin.courses.destroy'],
  publish: ['catalogue.admin.courses.publications.store'],
  sendBack: ['catalogue.admin.courses.publications.destroy'],
  reorder: ['catalogue.admin.courses.positions.store'],
} as const satisfies Needs

const teaching = {
  list: [asTeacher],
  create: [asTeacher, write],
  edit: [asTeacher, write],
  save: [asTeacher, write],
  copy: [asTeacher, copy],
  submit: ['catalogue.teacher.courses.submissions.store'],
  withdraw: ['catalogue.teacher.courses.submissions.destroy'],
} as const satisfies Needs

const readCourses = { list: ['catalogue.courses.index'] } as const satisfies Needs

/**
 * The routes that each screen and button calls. Who may call them comes with the profile, from the API's declarations.
 * This only hides what would be rejected: the server decides.
 */
export const requiredRoutes: Record<string, Needs> = {
  'courses': { ...catalogue, ...readCourses },
  'answers': catalogue,
  'products': catalogue,
  'articles': catalogue,
  'auditor-courses': { ...readCourses, show: ['catalogue.admin.courses.differences.index'] },
  'teacher-courses': teaching,
  'teacher-answers': teaching,
  'user-courses': {
    list: ['learning.admin.user_courses.index'],
    assign: ['learning.admin.user_courses.assignments.store'],
    import: ['learning.learner_imports.imports.store'],
  },
  'cloud-videos': { list: ['catalogue.admin.cloud_videos.index'] },
  'orders': { list: ['commerce.admin.orders.index'], deliver: ['commerce.admin.orders.parcels.store'] },
  'payment-exceptions': { list: ['commerce.exceptions.index'] },
  'refunds': { list: ['commerce.refunds.index'] },
  'reconciliation': { list: ['commerce.reconciliation.index'], show: ['commerce.reconciliation.show'] },
  'bank-lines': { list: ['commerce.bank_transfers.lines.index'] },
  'invoices': { list: ['invoices.admin.index'] },
  'comments': { list: ['comments.approve'] },
  'organisations': { list: ['organisations.admin.organisations.index'] },
  'question-banks': {
    list: [asAdmin, 'exams.questions.question_banks.index'],
    show: [asAdmin, 'exams.questions.questions.index'],
    regrade: ['exams.regrades.regrades.store'],
  },
  'own-question-banks': {
    list: [asTeacher, 'exams.questions.question_banks.index'],
    show: [asTeacher, 'exams.questions.questions.index'],
  },
  // A teacher uses the list in the question editor only, not as a screen.
  'synonym-groups': { list: ['catalogue.synonyms.synonyms.index', 'catalogue.synonyms.synonyms.store'] },
  'teacher-profiles': { list: ['catalogue.teacher_profiles.teacher_profiles.index'] },
  'clauses': { list: ['exams.clauses.clauses.index', 'exams.clauses.replacements.store'] },
  'clause-reviews': { list: ['exams.clauses.clause_reviews.index'] },
  'papers': {
    list: [asAdmin, 'exams.papers.papers.index'],
    show: [asAdmin, 'exams.papers.paper_questions.index'],
    save: ['exams.papers.papers.store'],
    scores: ['exams.papers.scores.index'],
    analysis: [asAdmin, 'exams.analysis.index', 'exams.analysis.show'],
    questionAnalysis: ['exams.analysis.of_question', 'exams.analysis.show'],
    correct: ['exams.questions.questions.store', 'exams.regrades.regrades.store'],
  },
  'own-papers': {
    list: [asTeacher, 'exams.papers.papers.index'],
    show: [asTeacher, 'exams.papers.paper_questions.index'],
    analysis: [asTeacher, 'exams.analysis.index', 'exams.analysis.show'],
  },
  'subject-papers': { list: ['exams.papers.edited_subject_papers.index'] },
  'paper-answers': { list: ['exams.marking.admin.index'] },
  'own-paper-answers': { list: ['exams.marking.teacher.index'] },
  'params': { list: ['settings.admin.params.index'] },
  'legal-texts': { list: ['accounts.admin.legal_texts.index'], edit: ['accounts.admin.legal_texts.store'] },
  'app-packages': { list: ['settings.admin.app_packages.index'] },
  'service-accounts': { list: ['partners.service_accounts.index'] },
  'client-errors': { list: ['settings.admin.client_errors.index'] },
  'profile': { list: [] },
  'imports': { list: ['transfer.admin.imports.index'], show: ['transfer.admin.imports.show'] },
  'exports': { list: ['exports.index'] },
  'teachers': {
    list: ['channels.staff.index'],
    create: ['channels.staff.store'],
    edit: ['accounts.admin.people.update'],
  },
  'channels': {
    list: ['channels.channels.index'],
    create: ['channels.channels.store'],
    edit: ['channels.channels.store'],
  },
  'people': {
    create: ['accounts.learners.store'],
    list: ['commerce.admin.learners.index'],
    show: ['commerce.admin.learners.show'],
  },
  'user-cert': { show: ['certificates.admin.certificates.index'] },
  'push-logs': { list: ['certificates.uploads.admin.index'] },
  'hour-reconciliation': { list: ['certificates.reconciliation.index'], show: ['certificates.reconciliation.show'] },
  'certificate-issues': { list: ['certificates.issues.admin.issues.index'] },
  'education-cycles': { list: ['certificates.cycles.admin.cycles.index'] },
  'qualifications': { list: ['certificates.qualifications.admin.qualifications.index'] },
  'education-rules': { list: ['certificates.education_rules.admin.rules.index'] },
  'hour-corrections': { list: ['learning.hours.corrections.index'] },
  'presence-checks': { list: ['catalogue.presence_policies.checks.index'] },
  'presence-policies': { list: ['catalogue.presence_policies.index'] },
  'anomalies': { list: ['learning.anomalies.marks.store'] },
  'auditor-anomalies': { list: ['learning.anomalies.index'] },
  'overview': { list: ['statistics.overview.summaries.show'] },
  'partner-figures': {
    list: ['statistics.partners.channel_stats.index'],
    show: ['statistics.partners.channel_stats.index', asAdmin],
  },
  'own-statements': {
    list: ['statistics.statements.statements.index'],
    show: ['statistics.statements.statements.show'],
  },
  'statements': {
    list: ['statistics.statements.month_statements.index'],
    show: ['statistics.statements.month_statements.index', 'statistics.statements.statements.show'],
    close: ['statistics.statements.closings.store'],
    pay: ['statistics.statements.payouts.store'],
  },
  'teacher-figures': {
    list: ['statistics.teachers.teacher_stats.own'],
    show: ['statistics.teachers.teacher_stats.show'],
    study: ['statistics.study.course_studies.own'],
    studyOfAny: ['statistics.study.course_studies.show'],
  },
  'play-rankings': { list: ['statistics.play.play_rankings.users'] },
  'login-logs': { list: ['accounts.admin.login_logs.index'] },
  'audit-logs': { list: ['accounts.admin.audit_logs.index'] },
}

/** @param abilities of the signed-in user, undefined before that */
export function canPerform(abilities: readonly string[] | undefined, resource: string, action: string) {
  const routes = requiredRoutes[resource]?.[action]
  return Boolean(abilities && routes?.every((route) => abilities.includes(route)))
}

export const accessControlProvider: AccessControlProvider = {
  async can({ resource = '', action, params }) {
    const name = params?.resource?.identifier ?? resource
    return { can: canPerform(session.staff?.abilities, name, action), reason: '没有权限' }
  },
  options: { buttons: { enableAccessControl: true, hideIfUnauthorized: true } },
}
