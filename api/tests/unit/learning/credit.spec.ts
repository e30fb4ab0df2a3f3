import fc from 'fast-check'
import { test } from '@japa/runner'
import { creditOf, isFullyWatched } from '#learning/playback/credit'

const beat = (facts = {}) => ({
  claimed: 60,
  credited: 0,
  since: 1000,
  spentUntil: 1000,
  at: 1060,
  remaining: 600,
  ...facts,
})

test.group('Credit of a heartbeat', () => {
  test('a minute watched in a minute counts in full', ({ assert }) => {
    assert.deepEqual(creditOf(beat()), { seconds: 60, played: 60, spentUntil: 1060, reason: null })
  })

  test('a huge claim counts only the allowed slack', ({ assert }) => {
    assert.equal(creditOf(beat({ claimed: 1e9, at: 1000 })).seconds, 5)
  })

  test('a late heartbeat counts at most one upload and one interval', ({ assert }) => {
    assert.equal(creditOf(beat({ claimed: 5000, at: 6000, remaining: 9999 })).seconds, 90)
  })

  test('no credit counts beyond the video, and the response reports it', ({ assert }) => {
    assert.equal(creditOf(beat({ remaining: 7 })).seconds, 7)
    assert.equal(creditOf(beat({ remaining: 0 })).reason, 'complete')
  })

  test('a paused player earns nothing', ({ assert }) => {
    assert.deepInclude(creditOf(beat({ claimed: 30, credited: 30 })), { seconds: 0, reason: 'paused' })
  })

  test('seconds used by another session do not count again', ({ assert }) => {
    assert.equal(creditOf(beat({ spentUntil: 1050 })).seconds, 15)
    assert.equal(creditOf(beat({ spentUntil: 1065 })).reason, 'too-fast')
  })

  test('credit within W seconds is at most W + 5 seconds', ({ assert }) => {
    const sent = fc.array(
      fc.record({
        wait: fc.nat({ max: 200 }),
        claimed: fc.oneof(fc.integer({ min: -100, max: 2000 }), fc.double({ noNaN: true, min: -1e9, max: 1e9 })),
        session: fc.nat({ max: 9 }),
      }),
      { maxLength: 60 }
    )
    fc.assert(
      fc.property(sent, fc.integer({ min: 1, max: 5000 }), (beats, video) => {
        let [at, spentUntil, total] = [0, 0, 0]
        const sessions = Array.from({ length: 10 }, () => ({ credited: 0, since: 0 }))
        for (const { wait, claimed, session } of beats) {
          at += wait
          const own = sessions[session]
          const remaining = video - own.credited
          const credit = creditOf({ ...own, claimed, spentUntil, at, remaining })
          own.credited += credit.seconds
          own.since = at
          spentUntil = credit.spentUntil
          total += credit.seconds
          assert.isAtLeast(credit.seconds, 0)
          assert.isAtMost(own.credited, video)
        }
        assert.isAtMost(total, at + 5)
      }),
      { numRuns: 500 }
    )
  })
})

test.group('Watched videos', () => {
  test('a watched video needs 95 percent of its time', ({ assert }) => {
    assert.isFalse(isFullyWatched({ credited: 94, covered: 100, seconds: 100 }))
    assert.isTrue(isFullyWatched({ credited: 95, covered: 100, seconds: 100 }))
  })

  test('a watched video needs 95 percent of its positions, known or not', ({ assert }) => {
    assert.isFalse(isFullyWatched({ credited: 100, covered: 0, seconds: 100 }))
    assert.isFalse(isFullyWatched({ credited: 100, covered: 60, seconds: 100 }))
    assert.isTrue(isFullyWatched({ credited: 100, covered: 95, seconds: 100 }))
  })

  test('a video of unknown duration is never watched', ({ assert }) => {
    assert.isFalse(isFullyWatched({ credited: 100, covered: 100, seconds: 0 }))
  })
})
