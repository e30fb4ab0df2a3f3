import { test } from '@japa/runner'
import { msToMidnight, avoidMidnight } from '#tests/avoid_midnight'

test.group('Time to the next midnight', () => {
  test('the next midnight is that of UTC or Shanghai: {0}')
    .with([
      ['2026-11-23T15:59:50Z', 10],
      ['2026-12-31T23:59:59Z', 1],
      ['2028-02-29T16:00:00Z', 8 * 3600],
      ['2026-11-24T00:00:00Z', 16 * 3600],
      ['2026-11-24T12:00:00Z', 4 * 3600],
    ] as const)
    .run(({ assert }, [time, seconds]) => {
      assert.equal(msToMidnight(Date.parse(time)), seconds * 1000)
    })

  test('tests wait for a near midnight', async ({ assert }) => {
    const began = performance.now()
    await avoidMidnight(Date.parse('2026-11-23T15:59:59.900Z'))
    assert.isAbove(performance.now() - began, 100)
  })
})
