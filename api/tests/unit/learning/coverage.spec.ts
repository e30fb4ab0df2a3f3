import fc from 'fast-check'
import { test } from '@japa/runner'
import { isPlausible, lengthOf, union, type Segment } from '#learning/playback/coverage'

const spans = fc.array(
  fc.tuple(fc.nat({ max: 300 }), fc.nat({ max: 300 })) as fc.Arbitrary<Segment>
)

test.group('The positions of a video that were seen', () => {
  test('spans that touch or overlap become one', ({ assert }) => {
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

  test('spans are cut to the video, and backward ones are nothing', ({ assert }) => {
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

  test('seeing a part again adds nothing, whatever the order', ({ assert }) => {
    fc.assert(
      fc.property(spans, spans, (one, other) => {
        const both = union(union([], one, 200), other, 200)
        assert.deepEqual(union(union([], other, 200), one, 200), both)
        assert.deepEqual(union(both, one, 200), both)
        assert.isAtMost(lengthOf(both), 200)
      })
    )
  })

  test('more than the time at double speed is not believed', ({ assert }) => {
    assert.isTrue(isPlausible([[0, 60]], 30))
    assert.isFalse(isPlausible([[0, 600]], 30))
  })
})
