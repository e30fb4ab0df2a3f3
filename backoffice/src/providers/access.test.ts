import { expect, test } from 'vitest'
import { abilitiesOf } from './abilities.fixture'
import { canPerform as isAllowed, requiredRoutes } from './access'
import { isStaffRole, landingPath, safeReturnPath } from './roles'

const canPerform = (roles: string[], resource: string, action: string) =>
  isAllowed(roles.some(isStaffRole) ? abilitiesOf(roles) : undefined, resource, action)

const selling = 'list show create edit save copy delete publish sendBack reorder'
const teaching = 'list create edit save copy submit withdraw'

/** Screens and buttons by role. */
const shown: Record<string, Record<string, string>> = {
  admin: {
    'courses': selling,
    'answers': selling,
    'products': selling,
    'articles': selling,
    'user-courses': 'list assign import',
    'cloud-videos': 'list',
    'auditor-courses': 'list show',
    'orders': 'list deliver',
    'bank-lines': 'list',
    'payment-exceptions': 'list',
    'refunds': 'list',
    'reconciliation': 'list show',
    'invoices': 'list',
    'comments': 'list',
    'organisations': 'list',
    'synonym-groups': 'list',
    'teacher-profiles': 'list',
    'clauses': 'list',
    'clause-reviews': 'list',
    'question-banks': 'list show regrade',
    'papers': 'list show save scores analysis questionAnalysis correct',
    'subject-papers': 'list',
    'paper-answers': 'list',
    'params': 'list',
    'app-packages': 'list',
    'service-accounts': 'list',
    'imports': 'list show',
    'client-errors': 'list',
    'legal-texts': 'list edit',
    'profile': 'list',
    'teachers': 'list create edit',
    'channels': 'list create edit',
    'people': 'list show create',
    'user-cert': 'show',
    'push-logs': 'list',
    'certificate-issues': 'list',
    'education-cycles': 'list',
    'qualifications': 'list',
    'education-rules': 'list',
    'hour-corrections': 'list',
    'presence-checks': 'list',
    'presence-policies': 'list',
    'anomalies': 'list',
    'auditor-anomalies': 'list',
    'hour-reconciliation': 'list show',
    'overview': 'list',
    'partner-figures': 'list show',
    'own-statements': 'list show',
    'statements': 'list show close pay',
    'teacher-figures': 'show studyOfAny',
    'play-rankings': 'list',
    'login-logs': 'list',
    'audit-logs': 'list',
    'exports': 'list',
  },
  auditor: { 'courses': 'list', 'auditor-courses': 'list show', 'profile': 'list' },
  channel: { 'profile': 'list', 'partner-figures': 'list', 'own-statements': 'list show' },
  teacher: {
    'profile': 'list',
    'teacher-figures': 'list study',
    'teacher-courses': teaching,
    'teacher-answers': teaching,
    'own-paper-answers': 'list',
    'own-question-banks': 'list show',
    'own-papers': 'list show analysis',
    'papers': 'save',
  },
  user: {},
}

test.each(Object.keys(shown))('a %s sees exactly these screens and buttons', (role) => {
  for (const [resource, actions] of Object.entries(requiredRoutes)) {
    const found = Object.keys(actions).filter((action) => canPerform([role], resource, action))
    expect(found.sort(), resource).toEqual((shown[role][resource] ?? '').split(' ').filter(Boolean).sort())
  }
})

test('no screen is shown before the profile is loaded', () => {
  expect(isAllowed(undefined, 'profile', 'list')).toBe(false)
})

test('only an admin publishes, reorders and sees orders', () => {
  for (const action of ['publish', 'sendBack', 'reorder', 'delete']) {
    expect(canPerform(['admin'], 'courses', action)).toBe(true)
    expect(canPerform(['auditor'], 'courses', action)).toBe(false)
    expect(canPerform(['teacher'], 'teacher-courses', action)).toBe(false)
  }
  expect(canPerform(['auditor', 'channel', 'teacher'], 'orders', 'list')).toBe(false)
})

test('an auditor reads the course list and nothing else', () => {
  expect(canPerform(['auditor'], 'courses', 'list')).toBe(true)
  expect(canPerform(['auditor'], 'courses', 'edit')).toBe(false)
  expect(canPerform(['auditor'], 'courses', 'create')).toBe(false)
})

test('a teacher works on own courses only', () => {
  expect(canPerform(['teacher'], 'teacher-courses', 'submit')).toBe(true)
  expect(canPerform(['teacher'], 'courses', 'list')).toBe(false)
})

test('every staff role has a profile screen; a learner has none', () => {
  for (const role of ['admin', 'auditor', 'channel', 'teacher'])
    expect(canPerform([role], 'profile', 'list')).toBe(true)
  expect(canPerform(['user'], 'profile', 'list')).toBe(false)
})

test('one of several roles is enough; a learner has none', () => {
  expect(canPerform(['teacher', 'admin'], 'orders', 'list')).toBe(true)
  expect(canPerform(['user'], 'courses', 'list')).toBe(false)
})

test('the first staff role decides the landing page', () => {
  expect(landingPath(['teacher', 'admin'])).toBe('/board/teacher/teacher-statis')
  expect(landingPath(['auditor'])).toBe('/board/auditor/courses')
  expect(landingPath(['channel'])).toBe('/board/channel/statis')
  expect(landingPath(['user'])).toBe('/admin-login')
})

test('a return path outside the admin is ignored', () => {
  expect(safeReturnPath('/board/admin/orders?currentPage=2')).toBe('/board/admin/orders?currentPage=2')
  expect(safeReturnPath('//evil.example/board/admin/')).toBeUndefined()
  expect(safeReturnPath('https://evil.example')).toBeUndefined()
  expect(safeReturnPath('/board/user/my-order')).toBeUndefined()
})
