import { test } from '@japa/runner'
import fc from 'fast-check'
import { readTelephones, telephonesIn } from '#core/telephone_list'

const one = '13800138000'
const two = '15912345678'

test.group('Pasted list of phone numbers', () => {
  test('numbers are split by commas, spaces, line breaks and cells', ({ assert }) => {
    for (const mark of [',', '，', ' ', '\n', '\r\n', '\t', ';', '；', '、', '。', '|', '/', '　']) {
      assert.deepEqual(telephonesIn(`${one}${mark}${two}`), [one, two], JSON.stringify(mark))
    }
    assert.deepEqual(telephonesIn(` \n,，${one} , ，\t\n\n;${two}，\r\n `), [one, two])
  })

  test('numbers are read in every notation', ({ assert }) => {
    const written = [
      '+8613800138000',
      '8613800138000',
      '008613800138000',
      '+86 13800138000',
      '86 13800138000',
      '+86-138-0013-8000',
      '(+86)13800138000',
      '（+86）138 0013 8000',
      '+86 138 0013 8000',
      '138-0013-8000',
      '138 0013 8000',
      '138 00138000',
      '1380013 8000',
      '138.0013.8000',
      '１３８００１３８０００',
      '＋８６１３８００１３８０００',
      '138－0013－8000',
      '138—0013—8000',
      '\u202D13800138000\u202C',
      '\uFEFF13800138000',
      '138\u200B00138000',
      "'13800138000",
      '"13800138000"',
      '“13800138000”',
      '[13800138000]',
      '+86\u00A0138\u00A00013\u00A08000',
    ]
    for (const text of written) assert.deepEqual(telephonesIn(text), [one], JSON.stringify(text))
  })

  test('each invalid entry has its error', ({ assert }) => {
    const faults = (text: string) => readTelephones(text).map(({ fault }) => fault)

    assert.deepEqual(faults('1380013800'), ['short'])
    assert.deepEqual(faults('138001380001'), ['long'])
    assert.deepEqual(faults('23800138000'), ['start'])
    assert.deepEqual(faults('1380013800O'), ['not-digits'])
    assert.deepEqual(faults('张三，李四'), ['not-digits', 'not-digits'])
    assert.deepEqual(faults(`${one}-${two}`), ['long'])
    assert.deepEqual(faults('+86'), ['not-digits'])
    assert.deepEqual(faults('张三\n13800138000'), ['not-digits', null])
    assert.deepEqual(faults('1班王五：13800138000'), ['not-digits', null])
  })

  test('the name next to a number is read', ({ assert }) => {
    const people = (text: string) =>
      readTelephones(text).map(({ name, telephone, fault }) => [name, telephone ?? fault])

    for (const text of [`张三 ${one}`, `张三：${one}`, `${one}，张三`, `姓名：张三\t电话：+86${one}`]) {
      assert.deepEqual(people(text), [['张三', one]], text)
    }
    for (const text of [`张三${one}`, `${one}张三`, `张三138 0013 8000`, `张三+86${one}`, `手机${one}张三`]) {
      assert.deepEqual(people(text), [['张三', one]], text)
    }
    assert.deepEqual(people('张三1380013800'), [['张三', 'short']])
    const both = [
      ['张三', one],
      ['李四', two],
    ]
    assert.deepEqual(people(`张三 ${one}，李四 ${two}`), both)
    assert.deepEqual(people(`${one}，张三\n${two}，李四`), both)
    assert.deepEqual(people(`姓名\t手机号\n张三\t${one}\n李四\t${two}`), both)
    assert.deepEqual(people(`手机号\n${one}`), [[null, one]])
    assert.deepEqual(people('张三 电话'), [
      [null, 'not-digits'],
      [null, 'not-digits'],
    ])
    assert.deepEqual(people(`张三 李四 ${one}`), [
      [null, 'not-digits'],
      ['李四', one],
    ])
    assert.deepEqual(people('周工 1371234000'), [['周工', 'short']])
    assert.deepEqual(people(`3 张三 ${one}`), [
      [null, 'short'],
      ['张三', one],
    ])
    assert.deepEqual(people(`艾力·买买提 ${one}`), [['艾力·买买提', one]])
  })

  test('the first name of a number is used, in user input too', ({ assert }) => {
    const [entry] = readTelephones(`${one}\n张三 138-0013-8000\n李四 ${one}`)

    assert.deepEqual(entry, { typed: '张三 138-0013-8000', telephone: one, name: '张三', fault: null, times: 3 })
    assert.deepEqual(readTelephones(entry.typed), [{ ...entry, times: 1 }])
  })

  test('two short numbers are not joined', ({ assert }) => {
    assert.deepEqual(telephonesIn('1380013800 1'), [])
    assert.deepEqual(telephonesIn('138001 38000'), [])
    assert.deepEqual(telephonesIn('138\n0013\n8000'), [])
    assert.deepEqual(telephonesIn(`138 0013 ${two}`), [two])
  })

  test('duplicates are counted in any notation', ({ assert }) => {
    const entries = readTelephones(`${one}, +86 138-0013-8000，${two} 12 12`)

    assert.deepEqual(
      entries.map(({ telephone, times }) => [telephone, times]),
      [
        [one, 2],
        [two, 1],
        [null, 2],
      ]
    )
  })

  test('punctuation alone gives an empty list', ({ assert }) => {
    assert.deepEqual(readTelephones(' ,，\n\t ;；、 \u200B'), [])
  })
})

const telephone = fc.stringMatching(/^1\d{10}$/)
const mark = fc.constantFrom(',', '，', '\n', ' , ', '；', '\r\n', '、', ' \n ')
const fullWidth = (text: string) => text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0))
const groups = (text: string, by: string) => [text.slice(0, 3), text.slice(3, 7), text.slice(7)].join(by)
const manner = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => `+86${text}`,
  (text) => `86 ${text}`,
  (text) => groups(text, '-'),
  (text) => groups(text, ' '),
  (text) => `+86 ${groups(text, ' ')}`,
  fullWidth
)

test.group('Any list of phone numbers', () => {
  test('each number is returned once, in order', ({ assert }) => {
    const lists = fc.array(fc.tuple(telephone, manner, mark), { maxLength: 40 })
    fc.assert(
      fc.property(lists, (list) => {
        const text = list.map(([number, write, by]) => write(number) + by).join('')
        assert.deepEqual(telephonesIn(text), [...new Set(list.map(([number]) => number))])
      }),
      { numRuns: 500 }
    )
  })

  test('valid numbers are returned once for any input', ({ assert }) => {
    const alphabet = fc.constantFrom(...'0123456789１８+-， ,;\n\t张.()/\u200B')
    fc.assert(
      fc.property(fc.string({ unit: alphabet, maxLength: 300 }), (text) => {
        const numbers = telephonesIn(text)
        assert.isTrue(numbers.every((number) => /^1\d{10}$/.test(number)))
        assert.lengthOf(new Set(numbers), numbers.length)
        assert.deepEqual(telephonesIn(numbers.join('\n')), numbers)
      }),
      { numRuns: 1000 }
    )
  })
})
