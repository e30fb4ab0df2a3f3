import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { safeHtml } from '#core/rich_text/rich_text'
import { checkRows } from '#exams/questions/imports/check_rows'
import { readMoodle } from '#exams/questions/imports/moodle/read_moodle'
import { moodleHead, moodleQuestion, moodleTail } from '#exams/questions/imports/moodle/write_moodle'
import {
  importWarnings,
  importMessages,
  importPlace,
  moodleWarnings,
  moodleMessages,
  moodlePlace,
  moodleSkipped,
  MaxXmlElements,
} from '#exams/questions/terms'

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../fixtures/moodle/${name}.xml`, import.meta.url)))
const bytesOf = (text: string) => new TextEncoder().encode(text)
const quiz = (...questions: string[]) => bytesOf(`<quiz>${questions.join('\n')}</quiz>`)
const text = (name: string, html: string) => `<${name} format="html"><text><![CDATA[${html}]]></text></${name}>`
const answer = (fraction: number | string, html: string) =>
  `<answer fraction="${fraction}" format="html"><text>${html}</text></answer>`
const choiceOf = (single: boolean, fractions: (number | string)[], more = '') =>
  `<question type="multichoice">${text('questiontext', '<p>？</p>')}<single>${single}</single>${more}${fractions
    .map((fraction, at) => answer(fraction, `选项${at}`))
    .join('')}</question>`

test.group('Moodle files', () => {
  test('a Moodle file is read question by question', async ({ assert }) => {
    const { rows } = readMoodle(fixture('course_questions'))
    const checked = await checkRows(rows)
    assert.deepEqual(
      checked.map(({ contents, faults }) => [
        contents.questionType,
        contents.questionKeys.join(''),
        contents.choices.length,
        contents.questionScore,
        faults,
      ]),
      [
        ['single', 'B', 4, 1.5, []],
        ['multiple', 'ABD', 4, 2, []],
        ['multiple', 'AB', 3, 1, []],
        ['askanswer', '', 0, 10, []],
        ['single', 'A', 2, 1, []],
      ]
    )
    const [pit, , form, essay] = checked.map(({ contents }) => contents)
    assert.match(pit.questionText, /^<p>图中基坑深 <span data-formula="h \\ge 5">/)
    assert.include(pit.questionText, `src="${rows[0].pictures[0].placeholder}"`)
    assert.equal(pit.explanation, '<p>超过一定规模的危大工程须组织专家论证。</p>')
    assert.equal(form.questionText, '<p>侧模何时可以拆除？</p><p>（按强度判断）</p>')
    assert.equal(essay.referenceAnswer, '<p>开槽支撑，先撑后挖，分层开挖，严禁超挖。</p>')
    assert.include(checked[0].tags, { knowledgePoint: '危大工程' })
    assert.deepEqual(checked[0].clauses, ['GB 50497-2019 3.0.1'])
  })

  test('losses are reported for each question', ({ assert }) => {
    const { rows, skipped } = readMoodle(fixture('course_questions'))
    assert.deepEqual(
      rows.map(({ notes }) => notes),
      [
        [
          moodleWarnings.choiceFeedback('A'),
          moodleWarnings.partial('C 50%'),
          moodleWarnings.negative('D -25%'),
          moodleWarnings.grade('1.3', 1.5),
          moodleWarnings.penalty(33.3),
          moodleWarnings.tags('高频'),
          moodleWarnings.feedback,
          moodleWarnings.hints(1),
          moodleWarnings.idNumber('JK-01'),
        ],
        [],
        [moodleWarnings.shares('A 70%、B 30%')],
        [moodleWarnings.template, moodleWarnings.attachments],
        [moodleWarnings.penalty(100)],
      ]
    )
    const lines = new TextDecoder().decode(fixture('course_questions')).split('\n')
    const lineOf = (type: string) => lines.findIndex((line) => line.includes(`"${type}"`)) + 1
    assert.deepEqual(skipped, [
      { place: importPlace.line(lineOf('shortanswer'), '临边高度'), sentence: moodleSkipped('shortanswer') },
      { place: moodlePlace.names, sentence: moodleWarnings.names(2, '基坑论证') },
    ])
    assert.equal(rows[3].line, lineOf('essay'))
  })

  test('categories, a fixed order and videos are reported', async ({ assert }) => {
    const category = (name: string) =>
      `<question type="category"><category><text>$course$/top/${name}</text></category></question>`
    const video = choiceOf(true, [100, 0], '<shuffleanswers>0</shuffleanswers>').replace(
      '<p>？</p>',
      '<p>？</p><video src="https://a.example/a.mp4"></video>'
    )
    const file = quiz(category('安全//消防'), video, category('质量'), choiceOf(true, [100, 0]))
    const { rows, skipped } = readMoodle(file)
    const place = moodlePlace.categories
    assert.deepEqual(skipped, [{ place, sentence: moodleWarnings.categories('安全/消防”“质量') }])
    assert.deepEqual(
      (await checkRows(rows)).map(({ notes }) => notes),
      [[moodleWarnings.fixedOrder, importWarnings.embedded], []]
    )
    assert.deepEqual(readMoodle(quiz(category('安全'), choiceOf(true, [100, 0]))).skipped, [])
  })

  test('the layout of old releases is accepted', async ({ assert }) => {
    const { rows } = readMoodle(fixture('old_layout'))
    const [{ contents, faults, notes }] = await checkRows(rows)
    assert.deepEqual([faults, notes], [[], []])
    assert.include(contents.questionText, rows[0].pictures[0].placeholder)
    assert.equal(contents.choices[1].choiceName, '<p>红色 &lt;禁止&gt;</p>')
    assert.equal(contents.explanation, '<p>密目式安全立网多为绿色。</p>')
  })
})

test.group('Moodle points', () => {
  const cases: [single: boolean, fractions: (number | string)[], answer: string, notes: string[]][] = [
    [true, [100, 0, 0], 'A', []],
    [true, ['100', '33.33333', '-50'], 'A', [moodleWarnings.partial('B 33.33%'), moodleWarnings.negative('C -50%')]],
    [true, [50, 50], '', [moodleWarnings.partial('A 50%、B 50%')]],
    [true, [100, 100, 0], 'AB', []],
    [false, [50, -100, 50], 'AC', []],
    [false, [50, 0, 50], 'AC', [moodleWarnings.shares('A 50%、C 50%')]],
    [false, [60, -20, 40], 'AC', [moodleWarnings.shares('A 60%、B -20%、C 40%')]],
    [false, [0, 100], 'B', [moodleWarnings.single]],
    [false, ['x', 100, 0], 'B', [moodleWarnings.single]],
  ]
  for (const [single, fractions, expected, notes] of cases) {
    test(`points ${single ? 'of one' : 'of several'} as ${fractions.join(', ')}`, ({ assert }) => {
      const [row] = readMoodle(quiz(choiceOf(single, fractions))).rows
      assert.deepEqual([row.cells.answer, row.notes], [expected, notes])
    })
  }

  test('a question with two right answers reports its points', async ({ assert }) => {
    const checked = await checkRows(readMoodle(quiz(choiceOf(true, [100, 100]))).rows)
    assert.deepEqual(
      checked[0].faults.map(({ column }) => column),
      ['answer']
    )
  })
})

test.group('Moodle texts', () => {
  const read = async (html: string, files = '') => {
    const question = `<question type="essay"><questiontext format="html"><text><![CDATA[${html}]]></text>${files}</questiontext></question>`
    return (await checkRows(readMoodle(quiz(question)).rows))[0]
  }

  test('formulas are read as by Moodle’s filter', async ({ assert }) => {
    const latex = async (html: string) =>
      [...(await read(html)).contents.questionText.matchAll(/<(\w+) data-formula="([^"]*)"/g)].map(
        ([, tag, formula]) => `${tag} ${formula}`
      )
    assert.deepEqual(await latex('<p>\\(a &lt; b\\) 和 $$c$$</p>'), ['span a &lt; b', 'span c'])
    assert.deepEqual(await latex('<p style="x">\\[ \\frac{1}{2} \\]</p>'), ['div \\frac{1}{2}'])
    assert.deepEqual(await latex('<p>$5 和 $6</p>'), [])
  })

  test('missing and unused files are reported', async ({ assert }) => {
    const file = (name: string, data: string) => `<file name="${name}" path="/" encoding="base64">${data}</file>`
    const gone = await read('<p>见图<img src="@@PLUGINFILE@@/a.png"></p>')
    assert.equal(gone.faults[0].sentence, moodleMessages.noPicture('a.png'))
    for (const data of ['', '****', btoa('GIF89a'), btoa('<svg onload="x()"/>')]) {
      const bad = await read('<p>见图<img src="@@PLUGINFILE@@/a.png"></p>', file('a.png', data))
      assert.equal(bad.faults[0].sentence, moodleMessages.badPicture('a.png'), data)
    }
    const sound = await read('<p><a href="@@PLUGINFILE@@/a.mp3">听</a></p>', file('a.mp3', 'SUQz'))
    assert.deepEqual([sound.faults, sound.notes], [[], [moodleWarnings.files('a.mp3'), importWarnings.noAnswer]])
    const outside = await read('<p>图<img src="http://moodle.example/a.png"></p>')
    assert.deepEqual(outside.notes, [importWarnings.noAnswer, importWarnings.outside])
  })

  test('scripts are removed', async ({ assert }) => {
    const { contents } = await read('<p onclick="x()">好<script>alert(1)</script></p>')
    assert.equal(contents.questionText, '<p>好</p>')
  })
})

test.group('Invalid Moodle files', () => {
  const refused: [what: string, bytes: Uint8Array, sentence: string][] = [
    ['a document type', bytesOf('<!DOCTYPE quiz><quiz></quiz>'), moodleMessages.doctype],
    [
      'an external entity',
      bytesOf('<!DOCTYPE q [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>'),
      moodleMessages.doctype,
    ],
    [
      'an entity bomb',
      bytesOf(
        `<!DOCTYPE q [<!ENTITY a "ha">${Array.from({ length: 20 }, (_, at) => `<!ENTITY a${at} "&a;&a;&a;&a;&a;">`).join('')}]><quiz>&a19;</quiz>`
      ),
      moodleMessages.doctype,
    ],
    ['an unknown entity', bytesOf('<quiz>\n&nbsp;</quiz>'), moodleMessages.brokenAt(2)],
    ['an open tag', bytesOf('<quiz>\n<question>\n</quiz>'), moodleMessages.brokenAt(3)],
    ['no end', bytesOf('<quiz>\n<question>'), moodleMessages.brokenAt(2)],
    ['nothing', bytesOf(''), moodleMessages.brokenAt(1)],
    ['a workbook', bytesOf('PK\u0003\u0004'), moodleMessages.brokenAt(1)],
    ['another document', bytesOf('<html></html>'), moodleMessages.notQuiz],
    ['no question', quiz(), importMessages.empty],
    ['another encoding', bytesOf('<?xml version="1.0" encoding="GBK"?><quiz/>'), moodleMessages.notUtf8],
    ['broken UTF-8', new Uint8Array([...bytesOf('<quiz>'), 0xff]), moodleMessages.notUtf8],
    ['a deep tree', bytesOf(`<quiz>${'<a>'.repeat(30)}`), moodleMessages.tooMuch],
    ['a wide tree', bytesOf(`<quiz>${'<a/>'.repeat(MaxXmlElements)}`), moodleMessages.tooMuch],
    [
      'too many questions',
      quiz(...Array.from({ length: 501 }, () => choiceOf(true, [100, 0]))),
      importMessages.tooMany,
    ],
    ['too many bytes', new Uint8Array(2_000_001), importMessages.tooLarge],
  ]
  for (const [what, bytes, sentence] of refused) {
    test(`a file with ${what} gets an error message`, ({ assert }) => {
      assert.throws(() => readMoodle(bytes), sentence)
    })
  }

  test('any changed byte ends in an error message', ({ assert }) => {
    const whole = fixture('course_questions')
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
        const broken = Uint8Array.from(whole)
        broken[at] = byte
        try {
          readMoodle(broken)
        } catch (error) {
          assert.equal((error as { code?: string }).code, 'E_USER_ERROR')
        }
      }),
      { numRuns: 150 }
    )
  })
})

test.group('Question bank exported for Moodle', () => {
  const words = fc
    .string({ unit: fc.constantFrom(...'甲乙a1 <>&"\'=]公式'), minLength: 1, maxLength: 12 })
    .map((one) => one.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
  const escaped = (one: string) => one.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const rich = fc.oneof(
    fc
      .array(words, { minLength: 1, maxLength: 3 })
      .map((lines) => lines.map((line) => `<p>${escaped(line)}</p>`).join('')),
    words.map((one) => `<p>${escaped(one)}<span data-formula="a &lt; \\frac{1}{2}"></span></p>`),
    words.map((one) => `<p>${escaped(one)}</p><div data-formula="x^2"></div><p>]]&gt;</p>`)
  )
  const one = fc.record({
    questionText: rich,
    choices: fc.uniqueArray(fc.oneof(words.map(escaped), rich), { minLength: 3, maxLength: 5 }),
    explanation: fc.option(rich),
    score: fc.integer({ min: 0, max: 200 }),
    point: fc.option(fc.constantFrom('基坑', '模板:拆除')),
    chapter: fc.option(words),
    difficulty: fc.option(fc.constantFrom(1, 3, 5)),
    type: fc.constantFrom('single' as const, 'multiple' as const, 'askanswer' as const),
  })

  test('the export is read back without a loss', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 5 }), async (bank) => {
        const questions = bank.map((facts, at) => ({
          questionId: at + 1,
          questionName: '题目',
          clauses: ['GB 1-2020 3.1'],
          subjectCode: 'jzgc',
          chapterName: facts.chapter,
          knowledgePoint: facts.point,
          difficulty: facts.difficulty,
          contents: {
            questionType: facts.type,
            questionText: safeHtml(facts.questionText),
            questionScore: facts.score / 2,
            choices:
              facts.type === 'askanswer'
                ? []
                : facts.choices.map((html, place) => ({ choiceNo: 'ABCDE'[place] as 'A', choiceName: safeHtml(html) })),
            questionKeys: { single: ['B'], multiple: ['A', 'B', 'C'], askanswer: [] }[facts.type],
            referenceAnswer: facts.type === 'askanswer' ? safeHtml(facts.questionText) : null,
            explanation: facts.explanation === null ? null : safeHtml(facts.explanation),
          },
        }))
        const parts = await Promise.all(
          questions.map(({ contents, ...facts }) =>
            moodleQuestion({ ...facts, ...contents } as never, async () => null)
          )
        )
        const file = [moodleHead('题库 & /安全'), ...parts, moodleTail].join('')
        const rows = await checkRows(readMoodle(bytesOf(file)).rows)
        assert.deepEqual(
          rows.map(({ contents, faults, notes }) => ({ contents, faults, notes })),
          questions.map(({ contents }) => ({ contents, faults: [], notes: [] }))
        )
        for (const [at, { tags, clauses }] of rows.entries()) {
          const { subjectCode, chapterName, knowledgePoint, difficulty } = questions[at]
          assert.deepEqual(tags, { subjectCode: subjectCode as 'jzgc', chapterName, knowledgePoint, difficulty })
          assert.deepEqual(clauses, ['GB 1-2020 3.1'])
        }
      }),
      { numRuns: 40 }
    )
  })
})
