import fc from 'fast-check'
import { test } from '@japa/runner'
import { lengthOf, plausiblePart, union, type Segment } from '#learning/watched/coverage'
import { creditOf, isFullyWatched } from '#learning/playback/credit'

interface Play {
  /** The position where the learner starts playing, in seconds of the video. */
  from: number
  seconds: number
  rate: number
  idle: number
  session: number
  /** A heartbeat that never arrives; the player sends its data with the next one. */
  lost: boolean
}

const plays = fc.array(
  fc.record({
    from: fc.nat({ max: 120 }),
    seconds: fc.integer({ min: 1, max: 75 }),
    rate: fc.constantFrom(0.75, 1, 1.25, 1.5, 2),
    idle: fc.nat({ max: 90 }),
    session: fc.nat({ max: 3 }),
    lost: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 }
)

/** Honest players on several devices, as the API counts them; `report` gives the positions that they send. */
function watch(steps: Play[], video: number, report: (spans: Segment[]) => Segment[]) {
  const players = Array.from({ length: 4 }, () => ({ credited: 0, since: 0, claimed: 0, unsent: [] as Segment[] }))
  let [at, spentUntil, credited] = [0, 0, 0]
  let [seen, really]: [Segment[], Segment[]] = [[], []]
  for (const { from, seconds, rate, idle, session, lost } of steps) {
    const player = players[session]
    at += idle + seconds
    const played: Segment = [from, Math.min(video, from + seconds * rate)]
    really = union(really, [played], video)
    player.claimed += seconds
    player.unsent.push(played)
    if (lost) continue
    const remaining = video - credited
    const credit = creditOf({ ...player, spentUntil, at, remaining })
    seen = union(seen, plausiblePart(report(player.unsent), credit.played), video)
    credited += credit.seconds
    player.credited += credit.seconds
    player.since = at
    player.unsent = []
    spentUntil = credit.spentUntil
  }
  const covered = Math.floor(lengthOf(seen))
  return { at, credited, really, finished: isFullyWatched({ credited, covered, seconds: video }) }
}

test.group('Finished chapters', () => {
  test('a finished chapter was really played to 95 percent in that time', ({ assert }) => {
    let finished = 0
    fc.assert(
      fc.property(plays, fc.integer({ min: 5, max: 120 }), (steps, video) => {
        const result = watch(steps, video, (spans) => spans)
        assert.isAtMost(result.credited, result.at + 5)
        if (!result.finished) return
        finished++
        assert.isAtLeast(lengthOf(result.really) * 100, video * 95)
        assert.isAtLeast((result.at + 5) * 100, video * 95)
      }),
      { numRuns: 2000, seed: 11 }
    )
    assert.isAbove(finished, 50)
  })

  test('a finished chapter needs positions, however long the player runs', ({ assert }) => {
    fc.assert(
      fc.property(plays, fc.integer({ min: 5, max: 120 }), (steps, video) => {
        assert.isFalse(watch(steps, video, () => []).finished)
      })
    )
  })
})
