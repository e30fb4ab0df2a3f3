import fc from 'fast-check'
import { test } from '@japa/runner'
import { union, type Segment } from '#learning/watched/coverage'
import { continueAt, unseenParts, watchedParts } from '#learning/watched/watched_parts'

const watch = (segments: Segment[], countedSeconds: number, videoSeconds = 100) => ({
  segments,
  countedSeconds,
  videoSeconds,
})
const kinds = (...args: Parameters<typeof watch>) =>
  watchedParts(watch(...args)).map(({ from, to, kind }) => [kind, from, to])

test.group('Watched parts', () => {
  test('a video is divided into counted, seen and unseen parts', ({ assert }) => {
    assert.deepEqual(kinds([], 0), [['unseen', 0, 100]])
    assert.deepEqual(kinds([[0, 40]], 40), [
      ['counted', 0, 40],
      ['unseen', 40, 100],
    ])
    assert.deepEqual(kinds([[0, 100]], 50), [
      ['counted', 0, 50],
      ['seen', 50, 100],
    ])
  })

  test('counted time fills seen parts from the beginning', ({ assert }) => {
    const segments: Segment[] = [
      [10, 30],
      [50, 70],
    ]
    assert.deepEqual(kinds(segments, 25), [
      ['unseen', 0, 10],
      ['counted', 10, 30],
      ['unseen', 30, 50],
      ['counted', 50, 55],
      ['seen', 55, 70],
      ['unseen', 70, 100],
    ])
  })

  test('a part watched twice counts once', ({ assert }) => {
    assert.deepEqual(kinds([[0, 20]], 60), [
      ['counted', 0, 20],
      ['unseen', 20, 100],
    ])
  })

  test('parts cover any video once', ({ assert }) => {
    const spans = fc.array(fc.tuple(fc.nat({ max: 300 }), fc.nat({ max: 300 })) as fc.Arbitrary<Segment>)
    fc.assert(
      fc.property(spans, fc.nat({ max: 400 }), fc.integer({ min: 1, max: 300 }), (seen, counted, seconds) => {
        const parts = watchedParts(watch(union([], seen, 0), counted, seconds))
        assert.equal(parts[0].from, 0)
        assert.equal(parts.at(-1)!.to, seconds)
        parts.slice(1).forEach(({ from }, at) => assert.equal(from, parts[at].to))
      })
    )
  })

  test('gaps matter until 95 percent are seen', ({ assert }) => {
    const skipped: Segment[] = [
      [0, 40],
      [40.2, 60],
      [80, 100],
    ]
    assert.deepEqual(unseenParts(watch(skipped, 80)), [{ from: 60, to: 80, kind: 'unseen' }])
    assert.deepEqual(unseenParts(watch([[0, 95]], 10)), [])
    assert.lengthOf(unseenParts(watch([[0, 9]], 9, 10)), 1)
  })

  test('watching goes on at a gap, then at uncounted time', ({ assert }) => {
    const skipped: Segment[] = [
      [0, 20],
      [60, 100],
    ]
    assert.equal(continueAt(watch(skipped, 10)), 20)
    assert.equal(continueAt(watch([[0, 100]], 50)), 50)
    assert.equal(continueAt(watch([[0, 100]], 95)), 0)
    assert.equal(continueAt(watch([], 0)), 0)
  })
})
