import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import vine from '@vinejs/vine'
import { nothing } from '#core/http/declaration'
import { registeredRoutes } from '#core/http/routes_table'
import { fieldNames } from '#start/field_names'

test.group('What fields are called', () => {
  test('every field that a route takes has a Chinese name', ({ assert }) => {
    const schemas = registeredRoutes(router)
      .map(({ declaration }) => declaration!.takes)
      .filter((takes) => takes !== nothing)
      .map((takes) => (takes as any).toJSON().schema.schema)
    const names = new Set(schemas.flatMap(namesIn))

    assert.isAbove(names.size, 100)
    assert.deepEqual(
      [...names].filter((name) => !/\p{Script=Han}/u.test(fieldNames[name] ?? '')),
      []
    )
  })

  test('one of a list is called what the list is called', async ({ assert }) => {
    const status = vine.number().in([1, 2])
    const lists = vine.create({
      orderStatus: vine.array(status.clone()),
      segments: vine.array(vine.tuple([vine.number(), vine.number()])),
    })

    const [error] = await lists.tryValidate({ orderStatus: [1, 9], segments: [[0, 'x']] })

    assert.deepEqual(
      error!.messages.map(({ message }: { message: string }) => message),
      ['订单状态不在可选范围内', '播放片段必须是数字']
    )
  })
})

/** The names at every depth of a compiled schema. */
function namesIn(node: any): string[] {
  if (!node || typeof node !== 'object') return []
  const children = [...(node.properties ?? []), node.each, ...(node.groups ?? [])]
  // Places in a list of fixed length are called what the list is called.
  const own = /^\D+$/.test(node.fieldName ?? '') && node.fieldName !== '*' ? [node.fieldName] : []
  return [...own, ...children.flatMap(namesIn)]
}
