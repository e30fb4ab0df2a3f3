import { test } from '@japa/runner'
import { beginningWith, gramsOfName, gramsOfText, isPair, isReadable, pairsOf } from '#catalogue/search/grams'

test.group('The pairs of the search', () => {
  test('a name has each neighbouring pair and every last character', ({ assert }) => {
    assert.deepEqual([...gramsOfName('造价 BIM')], ['造价', '价', 'bi', 'im', 'm'])
    assert.deepEqual([...gramsOfName('🧱𠮷')], ['🧱𠮷', '𠮷'])
    assert.deepEqual([...gramsOfName(' \u200b\t')], [])
  })

  test('a text leaves out what is only markup', ({ assert }) => {
    const grams = gramsOfText('<p>工程A</p>')

    assert.isTrue(grams.has('工程') && grams.has('>工') && grams.has('程a'))
    assert.isFalse(grams.has('<p') || grams.has('p>'))
  })

  test('numerals are digits, but no markup', ({ assert }) => {
    assert.deepEqual([...gramsOfName('二级')], ['2级', '级'])
    const grams = gramsOfText('<h2>一二3</h2>')

    assert.isTrue(grams.has('12') && grams.has('23'))
    assert.isFalse(grams.has('h2') || grams.has('2>'))
  })

  test('letters match in either case', ({ assert }) => {
    assert.deepEqual(pairsOf('BIm'), ['bi', 'im'])
    assert.deepEqual([...gramsOfName('İX')], ['ix', 'x'])
    assert.isFalse(isReadable('İ'))
    assert.isTrue(isReadable('a价'))
  })

  test('a long word is looked up by few of its pairs', ({ assert }) => {
    const pairs = pairsOf('一级造价工程师执业资格考试')

    assert.lengthOf(pairs, 5)
    assert.deepEqual([pairs[0], pairs.at(-1)], ['1级', '考试'])
    assert.deepEqual(pairsOf('价'), [])
  })

  test('only two caseless characters are told by their pair alone', ({ assert }) => {
    const result = ['造价', '🧱𠮷']
    const others = ['造', '造价师', '二级', '１０', 'ab', '造a', 'Ⅷ章', '造 ', '\u200d价']

    assert.deepEqual([result.filter(isPair), others.filter(isPair)], [result, []])
  })

  test('a single character stands between its own entries', ({ assert }) => {
    const [from, to] = beginningWith('价')
    const between = (gram: string) =>
      Buffer.compare(Buffer.from(from), Buffer.from(gram)) <= 0 &&
      Buffer.compare(Buffer.from(gram), Buffer.from(to)) <= 0

    assert.deepEqual(['价', '价格', '价🧱', '令', '件'].filter(between), ['价', '价格', '价🧱'])
  })
})
