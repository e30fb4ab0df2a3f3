import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { fieldsOf } from '#core/http/route_options'
import { registeredRoutes } from '#core/http/routes_table'
import { ReasonPattern } from '#core/rules'
import { fieldNames } from '#start/field_names'

/** Fields named like a reason that are not one: the explanation of a question and a teacher's remark on an answer. */
const others = ['explanation', 'remark']

const isReason = (name: string) =>
  !others.includes(name) &&
  (/(reason|note|comment|changes|explanation|justification|remark)$/i.test(name) ||
    /原因|理由|备注|说明$/.test(fieldNames[name] ?? ''))
/** Settings contain public texts. */
const settings = 'POST /api/admin/params'

interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  pattern?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema | JsonSchema[]
  anyOf?: JsonSchema[]
}

function textsIn(schema: JsonSchema | undefined, path = ''): { name: string; path: string; pattern?: string }[] {
  if (!schema || typeof schema !== 'object') return []
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => [
    ...([one.type].flat().includes('string') && !one.enum
      ? [{ name, path: `${path}${name}`, pattern: one.pattern }]
      : []),
    ...textsIn(one, `${path}${name}.`),
  ])
  const parts = [schema.items, ...(schema.anyOf ?? [])].flat().flatMap((one) => textsIn(one, path))
  return [...own, ...parts]
}

const reasons = () =>
  registeredRoutes(router)
    .filter(({ key }) => key !== settings)
    .flatMap(({ key, declaration }) =>
      textsIn({ properties: fieldsOf(declaration!.takes) })
        .filter(({ name }) => isReason(name))
        .map((field) => ({ route: key, ...field }))
    )

test.group('Reasons required by routes (docs/threats.md T22)', () => {
  test('{route} validates {path} by the shared rule for reasons')
    .with(reasons)
    .run(({ assert }, { pattern }) => {
      assert.equal(pattern, ReasonPattern)
    })

  test('every required reason is on the list', ({ assert }) => {
    const routes = reasons().map(({ route, path }) => `${route} ${path}`)

    assert.includeMembers(routes, [
      'POST /api/admin/users/:id/reveal reason',
      'POST /api/admin/orders/:orderNo/refunds reason',
      'POST /api/admin/orders/:orderNo/notes note',
      'POST /api/admin/courses/unpublish/:id reason',
      'DELETE /api/admin/push-logs/:id reason',
      'POST /api/admin/legal-texts changes',
    ])
    assert.isAbove(routes.length, 20)
  })
})
