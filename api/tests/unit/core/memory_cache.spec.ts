import { test } from '@japa/runner'
import { clearCaches, MemoryCache, purgeLocally } from '#core/cache/memory_cache'

/** A cache of rows read by key; `read` returns the current value of the database. */
function cacheOf(read: (key: string) => string | null | Promise<string | null>, maxAgeMs = 5_000) {
  const clock = { now: 0 }
  let loads = 0
  const cache = new MemoryCache<string>({
    maxSize: 100,
    tagsOf: (_, key) => ['rows', `row:${key}`],
    maxAgeMs: () => maxAgeMs,
    now: () => clock.now,
  })
  const get = (key = '1') => cache.getOrLoad(key, async () => (loads++, read(key)))
  return { cache, clock, get, loads: () => loads }
}

/** A load that waits until it is released. */
function slowLoad() {
  const { promise, resolve } = Promise.withResolvers<string>()
  const begun = Promise.withResolvers<void>()
  return { begun: begun.promise, finish: resolve, load: () => (begun.resolve(), promise) }
}

test.group('Memory cache', () => {
  test('a value is loaded once until its tag is purged', async ({ assert }) => {
    const row = { value: 'old' }
    const { get, loads } = cacheOf(() => row.value)
    assert.equal(await get(), 'old')
    row.value = 'new'
    purgeLocally(['row:2'])
    assert.equal(await get(), 'old')
    purgeLocally(['row:1'])
    assert.equal(await get(), 'new')
    assert.equal(loads(), 2)
  })

  test('a null result is loaded again each time', async ({ assert }) => {
    const rows = [null, 'found']
    const { get, loads } = cacheOf(() => rows.shift()!)
    assert.isNull(await get())
    assert.equal(await get(), 'found')
    assert.equal(loads(), 2)
  })

  test('a value expires with its age', async ({ assert }) => {
    const row = { value: 'old' }
    const { get, clock } = cacheOf(() => row.value)
    await get()
    row.value = 'new'
    clock.now = 4_999
    assert.equal(await get(), 'old')
    clock.now = 5_000
    assert.equal(await get(), 'new')
  })

  test('missing keys are loaded by one call', async ({ assert }) => {
    const { cache } = cacheOf(() => null)
    cache.set('1', 'one')
    const asked: string[][] = []
    const get = () =>
      cache.getOrLoadMany(['1', '2', '2', '3'], async (missing) => {
        asked.push(missing)
        return [['2', 'two']]
      })
    const expected = [['1', 'one'] as const, ['2', 'two'] as const]
    assert.deepEqual([...(await get())], expected)
    assert.deepEqual([...(await get())], expected)
    assert.deepEqual(asked, [['2', '3'], ['3']])
  })

  test('a full cache evicts the least recently read value', ({ assert }) => {
    const sizeOf = (value: string) => value.length
    const cache = new MemoryCache<string>({ maxSize: 10, sizeOf })
    cache.set('a', '1234')
    cache.set('b', '1234')
    cache.get('a')
    cache.set('c', '12')
    assert.deepEqual([cache.count, cache.size], [3, 10])
    cache.set('d', '1')
    assert.deepEqual(
      ['a', 'b', 'c', 'd'].filter((key) => cache.has(key)),
      ['a', 'c', 'd']
    )
    cache.set('a', '12345678901')
    assert.deepEqual([cache.count, cache.size], [0, 0])
  })

  test('only caches with tags are cleared after missed purges', ({ assert }) => {
    const { cache } = cacheOf(() => null)
    const untagged = new MemoryCache<string>({ maxSize: 10 })
    for (const one of [cache, untagged]) one.set('1', 'value')
    clearCaches('tagged')
    assert.deepEqual([cache.count, cache.size, untagged.count], [0, 0, 1])
    clearCaches('all')
    assert.equal(untagged.count, 0)
  })
})

test.group('Purge during a load', () => {
  const cases: [string, () => void][] = [
    ['a purge of its tag', () => purgeLocally(['row:1'])],
    ['a purge of everything', () => clearCaches('tagged')],
  ]
  for (const [what, purge] of cases) {
    test(`${what} discards the old value`, async ({ assert }) => {
      const slow = slowLoad()
      let load: () => string | Promise<string> = slow.load
      const { get, loads } = cacheOf(() => load())
      const first = get()
      await slow.begun
      load = () => 'new'
      purge()
      slow.finish('old')

      assert.equal(await first, 'old')
      assert.equal(await get(), 'new')
      assert.equal(await get(), 'new')
      assert.equal(loads(), 2)
    })
  }

  test('a purge of another tag changes nothing', async ({ assert }) => {
    const slow = slowLoad()
    const { get, loads } = cacheOf(slow.load)
    const first = get()
    await slow.begun
    purgeLocally(['row:2'])
    slow.finish('value')
    await first
    assert.equal(await get(), 'value')
    assert.equal(loads(), 1)
  })

  test('a purge keeps the value of a later load', async ({ assert }) => {
    const slow = slowLoad()
    let load: () => string | Promise<string> = slow.load
    const { get } = cacheOf(() => load())
    const first = get()
    await slow.begun
    purgeLocally(['row:1'])
    load = () => 'new'
    assert.equal(await get(), 'new')
    slow.finish('old')
    await first
    assert.equal(await get(), 'new')
  })

  test('a failed load leaves nothing behind', async ({ assert }) => {
    let load = async (): Promise<string> => {
      throw new Error('no connection')
    }
    const { get } = cacheOf(() => load())
    await assert.rejects(() => get(), 'no connection')
    load = async () => 'value'
    assert.equal(await get(), 'value')
  })
})
