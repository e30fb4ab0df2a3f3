import fc from 'fast-check'
import { test } from '@japa/runner'
import { lengthOf, plausiblePart, union, type Segment } from '#learning/watched/coverage'

const spans = fc.array(fc.tuple(fc.nat({ max: 300 }), fc.nat({ max: 300 })) as fc.Arbitrary<Segment>)

test.group('Watched positions of a video', () => {
  test('overlapping or adjacent ranges are merged', ({ assert }) => {
    assert.deepEqual(
      union(
        [[0, 30]],
        [
          [30, 60],
          [50, 70],
          [90, 95],
        ],
        100
      ),
      [
        [0, 70],
        [90, 95],
      ]
    )
  })

  test('ranges are cut to the video; backward ones are dropped', ({ assert }) => {
    assert.deepEqual(
      union(
        [],
        [
          [90, 400],
          [50, 20],
        ],
        100
      ),
      [[90, 100]]
    )
  })

  test('watching a part again adds nothing, whatever the order', ({ assert }) => {
    fc.assert(
      fc.property(spans, spans, (one, other) => {
        const both = union(union([], one, 200), other, 200)
        assert.deepEqual(union(union([], other, 200), one, 200), both)
        assert.deepEqual(union(both, one, 200), both)
        assert.isAtMost(lengthOf(both), 200)
      })
    )
  })

  test('only the newest part counts beyond double speed', ({ assert }) => {
    assert.deepEqual(plausiblePart([[0, 60]], 30), [[0, 60]])
    assert.deepEqual(plausiblePart([[0, 600]], 30), [[538, 600]])
    assert.deepEqual(
      plausiblePart(
        [
          [0, 60],
          [100, 110],
        ],
        9
      ),
      [
        [50, 60],
        [100, 110],
      ]
    )
    assert.deepEqual(plausiblePart([[0, 600]], 0), [])
  })

  test('a hundred seeks add no more than the playing time', ({ assert }) => {
    const jumps = Array.from({ length: 100 }, (_, at): Segment => [at + 0.3, at + 0.5])
    assert.equal(lengthOf(union([], jumps, 100)), 20)
  })
})
