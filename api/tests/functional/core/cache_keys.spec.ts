import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { cachedRoutes } from '#core/http/routes_table'
import type { CachedRoute, ReadName } from '#core/cache/cached_routes'
import { course } from '#tests/factories/catalogue'
import { canonicalAddress } from '../../../server/address.js'
import { keyOf } from '../../../server/response_cache/key.js'

const pick = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)]!

/** Values that are valid, invalid, or valid in another spelling. */
const values = {
  courseType: ['1', '3', '3.0', '9', '', 'x', '%33', '1,3'],
  certSubject: ['jzgc', 'szgc', 'zzz', '', 'jz%67c'],
  tag: ['Package', 'hide', 'made-up', ''],
  orderByClause: ['default', 'price-desc', 'none'],
  page: ['1', '2', '01', '1.0', '-1', '1e0', ''],
  pageSize: ['5', '20', '7'],
  coursePriceGt: ['0', '0.00', '100', '1e2'],
  courseName: ['课程', '%E8%AF%BE', 'a+b', 'a%2Bb', 'a%20b', '%zz', 'a,b'],
  utm_source: ['x', '&&', '#'],
} as const
const names = Object.keys(values) as (keyof typeof values)[]

function randomPart(): string {
  const name = pick(names)
  const spelled = pick([name, name, name, `${name}[]`, `${name}%5B%5D`, `${name}[0]`, `%${hex(name)}`])
  return pick([`${spelled}=${pick(values[name])}`, `${spelled}=${pick(values[name])}`, spelled, ''])
}

const hex = (text: string) => text.charCodeAt(0).toString(16) + text.slice(1)

test.group('Cache keys (docs/threats.md T198)', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  let read: ReadonlyMap<string, ReadName>
  group.setup(() => {
    const isList = ({ pattern }: CachedRoute) => pattern === '/api/public/courses'
    read = cachedRoutes(router).find(isList)!.names
  })

  test('a URL gets the same response as its cache key', async ({ client, assert }) => {
    for (const type of [1, 1, 3, 3, 5]) {
      const id = await course({ type, name: `课程 a b ${type}` })
      assert.isAbove(id, 0)
    }
    let compared = 0
    for (let round = 0; round < 600; round++) {
      const parts = Array.from({ length: 1 + Math.floor(Math.random() * 5) }, randomPart)
      const url = `/api/public/courses?${parts.join('&')}`
      if (canonicalAddress(url) !== url) continue
      const key = url.includes(',') ? null : keyOf(url, read)
      if (key === null) continue
      compared++
      const [asked, keyed] = [await client.get(url), await client.get(key)]
      const isAnswered = asked.body().code === '200'
      if (isAnswered) assert.equal(asked.text(), keyed.text(), `${url} and ${key}`)
      else assert.equal(keyed.body().code, asked.body().code, `${url} and ${key}`)
      assert.equal(keyOf(key, read), key)
    }
    assert.isAbove(compared, 150)
  })

  test('spellings of one list share a key', ({ assert }) => {
    const spellings = [
      'courseType=3&page=1&tag=Package&tag=hide',
      'page=1&courseType=3&tag=hide&tag=Package',
      '&&courseType[]=3.0&page=1.0&tag%5B%5D=hide&utm=1&t%61g=Package&tag=hide',
    ]
    const keys = spellings.map((query) => keyOf(`/api/public/courses?${query}`, read))
    assert.lengthOf([...new Set(keys)], 1)
  })

  test('a query that parsers read differently has no key', ({ assert }) => {
    for (const query of ['page=1&page=2', 'page[]=1', 'tag[0]=hide', 'a.b=1', 'page=%zz', 'tag[a]=b'])
      assert.isNull(keyOf(`/api/public/courses?${query}`, read), query)
  })
})
