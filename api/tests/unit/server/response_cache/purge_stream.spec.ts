import { setTimeout as pause } from 'node:timers/promises'
import { RedisManager, type RedisConnection } from '@adonisjs/redis'
import { test } from '@japa/runner'
import { redisSettings } from '#core/redis/settings'
import { readPurges } from '#core/cache/purge_stream'
import { startRedisServer } from '../../../../../scripts/redis_server.mjs'

const key = 'zhuxue:purges'

test.group('Purge stream', (group) => {
  group.tap((test) => test.tags(['@slow']))
  let redis: Awaited<ReturnType<typeof startRedisServer>>
  let connections: RedisManager<ReturnType<typeof redisSettings>>
  let writer: RedisConnection

  group.each.setup(async () => {
    redis = await startRedisServer()
    const silent = { fatal: () => undefined }
    connections = new RedisManager(
      { connection: 'main', connections: redisSettings(redis.url) },
      silent as never
    ).doNotLogErrors()
    writer = connections.connection('main')
    return async () => {
      await connections.disconnectAll()
      await redis.stop()
    }
  })

  /** Starts a second process that reads the stream and reports its actions from the first purge on. */
  async function startReading() {
    const { ioConnection } = connections.connection('purges')
    const done: string[] = []
    void readPurges(ioConnection, {
      purge: (tags) => done.push(...tags),
      purgeEverything: () => done.push('everything'),
      connected: (is) => done.at(-1) !== `connected ${is}` && done.push(`connected ${is}`),
    })
    const hears = async (what: string, times = 1) => {
      for (let tries = 0; tries < 800; tries++, await pause(25))
        if (done.filter((one) => one === what).length >= times) return true
      return false
    }
    await hears('connected true')
    const begun = done.splice(0)
    await write('first')
    await hears('first')
    return { ioConnection, begun, done, hears }
  }

  const write = (tag: string) => writer.xadd(key, '*', 'from', 'another', 'tags', JSON.stringify([tag]))

  async function writable() {
    for (let tries = 0; tries < 200 && writer.status !== 'ready'; tries++) await pause(25)
  }

  const dropsOf = (done: string[]) => done.filter((one) => one === 'everything').length

  test('a reader starts with empty caches, then receives each purge', async ({ assert }) => {
    await writable()
    await write('before')
    const { begun, done } = await startReading()
    assert.equal(dropsOf(begun), 1)
    assert.deepEqual(done, ['first'])
  })

  test('a lost connection misses no purge', async ({ assert }) => {
    await writable()
    const { ioConnection, done, hears } = await startReading()

    ioConnection.disconnect(true)
    await hears('connected false')
    await write('missed')

    assert.isTrue(await hears('missed'))
    assert.deepEqual(done, ['first', 'connected false', 'connected true', 'missed'])
  })

  test('all caches are purged after Redis lost its data', async ({ assert }) => {
    await writable()
    const { hears } = await startReading()
    await redis.kill()
    assert.isTrue(await hears('connected false'))
    await redis.start()
    assert.isTrue(await hears('everything'))
    await writable()
    await write('later')
    assert.isTrue(await hears('later'))
  })

  test('all caches are purged when missed entries were trimmed', async ({ assert }) => {
    await writable()
    const { ioConnection, done, hears } = await startReading()
    ioConnection.disconnect(true)
    await hears('connected false')
    await write('missed')
    await writer.xtrim(key, 'MAXLEN', 0)
    assert.isTrue(await hears('everything'))
    assert.notInclude(done, 'missed')
  })

  test('a reader is disconnected while Redis hangs', async ({ assert }) => {
    await writable()
    const { hears } = await startReading()
    redis.suspend()
    assert.isTrue(await hears('connected false'))
    redis.resume()
    assert.isTrue(await hears('connected true'))
  }).timeout(60_000)
})
