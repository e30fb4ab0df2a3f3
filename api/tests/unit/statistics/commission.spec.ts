import { test } from '@japa/runner'
import { commissionOf } from '#statistics/statements/statement'

test.group('Commission', () => {
  test('{net} fen at {bp} basis points is {fen} fen')
    .with([
      { net: 10_000, bp: 1_250, fen: 1_250 },
      { net: 16_005, bp: 1_250, fen: 2_001 },
      { net: 4, bp: 1_250, fen: 1 },
      { net: 3, bp: 1_250, fen: 0 },
      { net: -4, bp: 1_250, fen: -1 },
      { net: -16_005, bp: 1_250, fen: -2_001 },
      { net: -3, bp: 1_250, fen: 0 },
      { net: 0, bp: 10_000, fen: 0 },
      { net: 900_719_925_474, bp: 10_000, fen: 900_719_925_474 },
    ])
    .run(({ assert }, { net, bp, fen }) => {
      assert.strictEqual(commissionOf(net, bp), fen)
    })
})
