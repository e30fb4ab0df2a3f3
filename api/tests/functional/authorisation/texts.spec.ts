import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import router from '@adonisjs/core/services/router'
import { nothing, type RouteOptions } from '#core/http/route_options'
import { registeredRoutes } from '#core/http/routes_table'
import { actors, requestPath, registeredRows, type TableRow } from './route_table.js'
import { samples } from './samples.js'
import { takenFields } from './taken_fields.js'
import { createMatrixFixture, type MatrixFixture } from './matrix_fixture.js'

/** A decomposed letter; in JSON also half a surrogate pair, which a query string cannot contain. */
const [inQuery, inBody] = ['e\u0301', 'e\u0301\ud83d']
const hidden = { control: '\u0000', rightToLeft: '\u202e', zeroWidth: '\u200b', line: '\u2028' }
const notNumbers = ['2e3', '0x10', ' 5 ', '', '1_000', '+5', true, [3], {}]

const declared = (row: TableRow) => registeredRoutes(router).find(({ key }) => key === row.route)!
const takesInput = (row: TableRow) => declared(row).declaration!.takes !== nothing
const fieldsOf = (row: TableRow) => takenFields(declared(row))
const filters = ['loginName', 'productName']
/** Sanitized as rich text. */
const richTexts = ['choiceName']
const isName = (field: string) => /(name|title)$/i.test(field) && ![...filters, ...richTexts].includes(field)
const named = () =>
  registeredRows()
    .filter((row) => row.method !== 'GET' && takesInput(row))
    .flatMap((row) =>
      fieldsOf(row)
        .filter(isName)
        .map((field) => ({ ...row, field }))
    )

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** The sample body with this value in the field, at any depth, or added at the top level. */
function withField(value: object, field: string, wrong: string): object {
  if (field === 'modelName') return { ...value, models: [{ modelCode: 1, modelName: wrong }] }
  let isThere = false
  const replaced = JSON.parse(JSON.stringify(value ?? {}), (key, one) => {
    if (key !== field) return one
    isThere = true
    return wrong
  })
  return isThere ? replaced : { ...replaced, [field]: wrong }
}

test.group('Texts in requests', (group) => {
  let fixture: MatrixFixture
  group.setup(async () => {
    await testUtils.db().truncate()
    fixture = await createMatrixFixture()
    return testUtils.db().truncate()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  function requestBy(client: ApiClient, row: TableRow) {
    const actor = actors.findLast((one) => row[one].startsWith('200')) ?? 'visitor'
    const { path, query = {}, body = {} } = samples[row.route]?.(fixture, actor) ?? {}
    const request = client.request(requestPath(row, path), row.method).redirects(0)
    const { scope, idempotent } = declared(row).declaration!
    if (idempotent === 'required') request.header('idempotency-key', 'one')
    const token = scope ? `Bearer ${fixture.serviceKey}` : fixture.tokens[actor]
    if (token) request.as(token)
    return { request, query, body }
  }

  test('texts reach the validator of {route} complete and normalized')
    .with(() => registeredRows().filter(takesInput))
    .run(async ({ client, assert }, row) => {
      const seen: string[] = []
      const validator = declared(row).declaration!.takes as Exclude<RouteOptions['takes'], symbol>
      const { validate } = validator
      validator.validate = ((data: Record<string, unknown>, options?: undefined) => {
        const { headers, cookies, ...input } = data
        seen.push(...textsIn(input))
        return validate.call(validator, data, options)
      }) as typeof validate
      try {
        const { request, query, body } = requestBy(client, row)
        const fieldsWith = (text: string) =>
          Object.fromEntries(fieldsOf(row).map((name) => [name, [{ deep: text }, text]]))
        if (row.method === 'GET') await request.qs({ ...query, ...fieldsWith(inQuery) })
        else await request.qs(query).json({ ...body, spelling: inBody, ...fieldsWith(inBody) })
      } finally {
        validator.validate = validate
      }

      assert.include(seen, row.method === 'GET' ? 'é' : 'é\ufffd')
      for (const text of seen) {
        assert.isTrue(text.isWellFormed())
        assert.equal(text, text.normalize('NFC'))
      }
    })

  test('hidden characters in {field} are rejected at {route}')
    .with(named)
    .run(async ({ client, assert }, row) => {
      for (const [kind, sign] of Object.entries(hidden)) {
        const { request, query, body } = requestBy(client, row)
        const wrong = `张${sign}三`
        const inPath = row.field in query ? { [row.field]: wrong } : {}
        const answer = await request.qs({ ...query, ...inPath }).json(withField(body, row.field, wrong))

        const errors: { msg?: string; detail?: string }[] = answer.body().errors ?? []
        const expected = errors.filter(({ msg, detail }) => /看不见的字符/.test(msg ?? detail!))
        assert.isNotEmpty(expected, `${kind}: ${answer.text()}`)
      }
    })

  test('names of users and objects are among the texts', ({ assert }) => {
    const fields = named().map(({ field }) => field)

    assert.includeMembers(fields, ['userName', 'name', 'payerName', 'courseName', 'chapterTitle'])
  })

  test('numeric fields accept only digits', async ({ assert }) => {
    let tried = 0
    for (const { declaration, key } of registeredRoutes(router)) {
      const { takes } = declaration!
      if (typeof takes === 'symbol') continue
      const { properties } = takes.toJSONSchema() as { properties: Record<string, { type?: string }> }
      for (const field of Object.keys(properties).filter((name) => properties[name].type === 'number')) {
        for (const wrong of notNumbers.filter((one) => one !== '')) {
          const [error] = await takes.tryValidate({ [field]: wrong })
          const expected = (error?.messages ?? []).filter((one: { field: string }) => one.field === field)
          assert.isNotEmpty(expected, `${key} ${field} ${JSON.stringify(wrong)}`)
          tried++
        }
      }
    }
    assert.isAbove(tried, 300)
  })

  test('a count is a number or digits', async ({ client, assert }) => {
    const { courseId, tokens } = fixture
    const put = async (courseCount: unknown) =>
      (
        await client
          .post('/api/user/orders/fresh-price')
          .as(tokens.user!)
          .json({ products: [{ courseId, courseCount }] })
      ).body().code

    for (const wrong of notNumbers) assert.equal(await put(wrong), 'error', JSON.stringify(wrong))
    assert.equal(await put(1), '200')
    assert.equal(await put('1'), '200')
  })
})
