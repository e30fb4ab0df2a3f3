import { test } from '@japa/runner'
import { CircuitBreaker, CircuitOpen } from '#drivers/circuit_breaker'

class UserError extends Error {}

function circuit() {
  let seconds = 0
  let calls = 0
  const breaker = new CircuitBreaker({ counts: (error) => !(error instanceof UserError), ticks: () => seconds * 1000 })
  const run = (work: () => Promise<unknown>) =>
    breaker.run(() => {
      calls++
      return work()
    })
  return {
    ask: () => run(async () => 'well'),
    break: () => run(() => Promise.reject(new Error('broken'))).catch((error: Error) => error),
    refuse: () => run(() => Promise.reject(new UserError())).catch((error: Error) => error),
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      return { done: run(() => promise), end: resolve }
    },
    wait: (given: number) => void (seconds += given),
    calls: () => calls,
  }
}

test.group('Circuit breaker', () => {
  test('five failures open the circuit', async ({ assert }) => {
    const { ask, calls, ...it } = circuit()
    for (let time = 0; time < 5; time++) await it.break()

    await assert.rejects(ask, CircuitOpen)
    assert.equal(calls(), 5)
  })

  test('four failures, or five with a success between, keep it closed', async ({ assert }) => {
    const { ask, ...it } = circuit()
    for (let time = 0; time < 4; time++) await it.break()
    assert.equal(await ask(), 'well')
    await it.break()

    assert.equal(await ask(), 'well')
  })

  test('five failures over more than thirty seconds keep it closed', async ({ assert }) => {
    const { ask, wait, ...it } = circuit()
    for (let time = 0; time < 5; time++) {
      await it.break()
      wait(8)
    }
    assert.equal(await ask(), 'well')
  })

  test('a rejection by the provider closes the circuit', async ({ assert }) => {
    const { ask, refuse, ...it } = circuit()
    for (let time = 0; time < 4; time++) await it.break()
    await refuse()
    await it.break()
    for (let time = 0; time < 9; time++) await refuse()

    assert.equal(await ask(), 'well')
  })

  test('one successful trial call closes the circuit after the pause', async ({ assert }) => {
    const { ask, hold, wait, calls, ...it } = circuit()
    for (let time = 0; time < 5; time++) await it.break()
    wait(10)

    const trial = hold()
    await assert.rejects(ask, CircuitOpen)
    assert.equal(calls(), 6)
    trial.end()
    await trial.done

    assert.equal(await ask(), 'well')
    assert.equal(await ask(), 'well')
  })

  test('a failed trial opens the circuit again', async ({ assert }) => {
    const { ask, wait, ...it } = circuit()
    for (let time = 0; time < 5; time++) await it.break()
    wait(10)
    await it.break()

    await assert.rejects(ask, CircuitOpen)
    wait(9)
    await assert.rejects(ask, CircuitOpen)
    wait(1)
    assert.equal(await ask(), 'well')
  })
})
