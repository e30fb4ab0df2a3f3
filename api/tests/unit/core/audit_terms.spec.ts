import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { auditActionText, AuditActionText, AuditListText, auditObjectText, AuditSubjectText } from '#core/audit/terms'

const app = new URL('../../../app/', import.meta.url)
const source = globSync('**/*.ts', { cwd: app })
  // The object of a kind of import, and of an example, is a file.
  .filter((file) => file !== 'core/audit/terms.ts' && !/\/transfer\/\w+_kinds?\.ts$|\/examples\.ts$/.test(file))
  .map((file) => readFileSync(new URL(file, app), 'utf8'))
  .join('\n')

const all = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, word]) => word)

test.group('Audit terms', () => {
  test('every action in use has a label', ({ assert }) => {
    const used = all(/\baction: (?:\w+ \? )?'([^']+)'/g)

    assert.isAbove(used.length, 40)
    assert.includeMembers(Object.keys(AuditActionText), used)
  })

  test('every object in use has a label', ({ assert }) => {
    const subjects = all(/\bobject: `([^:`$]+):\$/g)
    const lists = all(/\bobject: '([^']+)'/g)

    assert.sameMembers([...new Set(subjects)], Object.keys(AuditSubjectText))
    assert.sameMembers([...new Set(lists)], Object.keys(AuditListText))
  })

  test('every action with a label is in use', ({ assert }) => {
    const quoted = new Set(all(/'([a-z-]+\.[a-z-]+)'/g))
    const unused = Object.keys(AuditActionText).filter((action) => !quoted.has(action))

    assert.isEmpty(unused)
  })

  test('actions are written as subject.verb in kebab case', ({ assert }) => {
    for (const action of Object.keys(AuditActionText)) {
      assert.match(action, /^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/)
    }
  })

  test('objects are shown as label and number', ({ assert }) => {
    assert.equal(auditObjectText('user:12'), '用户 12')
    assert.equal(auditObjectText('users'), '用户列表')
    assert.equal(auditObjectText('wish:3'), 'wish:3')
    assert.equal(auditActionText('wish.grant'), 'wish.grant')
    assert.equal(auditActionText('constructor'), 'constructor')
  })
})
