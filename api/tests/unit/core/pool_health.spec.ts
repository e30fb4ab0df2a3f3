import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { PoolHealth } from '#core/connections/pool_health'

const coded = (code: string) => Object.assign(new Error(code), { code })
const readOnly = Object.assign(new Error('read only'), { errno: 1290 })
const silence = coded('PROTOCOL_SEQUENCE_TIMEOUT')

/** A pool with one new connection. */
async function opened() {
  const health = new PoolHealth()
  const connection = {}
  health.opened(connection)
  await pause(2)
  return { health, connection, sentAt: performance.now() }
}

test.group('Pool connections', () => {
  test('all connections are distrusted after {0}')
    .with([
      ['a lost connection', coded('PROTOCOL_CONNECTION_LOST')],
      ['a connection reset', coded('ECONNRESET')],
      ['a rejected write', readOnly],
      ['an unresponsive server', silence],
    ] as [string, Error][])
    .run(async ({ assert }, [, error]) => {
      const { health, connection, sentAt } = await opened()
      assert.isTrue(health.isTrusted(connection))
      health.recordResult(error, sentAt)
      assert.isFalse(health.isTrusted(connection))
      await pause(2)
      const later = {}
      health.opened(later)
      assert.isTrue(health.isTrusted(later))
    })

  test('one slow statement among others keeps a connection trusted', async ({ assert }) => {
    const { health, connection, sentAt } = await opened()
    await pause(2)
    health.recordResult(null, sentAt)
    health.recordResult(silence, sentAt)
    assert.isTrue(health.isTrusted(connection))
  })

  test('a SQL error keeps a connection trusted', async ({ assert }) => {
    const { health, connection, sentAt } = await opened()
    health.recordResult(Object.assign(new Error('duplicate'), { errno: 1062 }), sentAt)
    assert.isTrue(health.isTrusted(connection))
  })
})
