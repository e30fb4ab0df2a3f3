import { test } from '@japa/runner'
import { findMissingItems, type CourseForChecks } from '#catalogue/publish_checks/missing_items'
import { ineffectiveRules, ineffectiveRulesText, isDefaultChapterName, publishCheckMessage } from '#catalogue/terms'
import { introduction } from '#tests/factories/catalogue'

const createChapter = { id: 1, parentId: null, title: '第一讲', status: 'published', creditSeconds: 600, videoId: 'v1' }
const whole: CourseForChecks = {
  courseName: '造价实务',
  courseType: 1,
  certSubject: null,
  coverUrl: '/x.jpg',
  priceFen: 100,
  originalPriceFen: 100,
  courseDescription: introduction,
  videoId: null,
  liveStatus: null,
  liveStartsAt: null,
  liveSeconds: 0,
  now: 0,
  tags: [],
  models: [],
  chapters: [createChapter],
}
const kinds = (changes: Partial<CourseForChecks>) => findMissingItems({ ...whole, ...changes }).map(({ kind }) => kind)

test.group('Publish check', () => {
  test('a complete course has no missing items', ({ assert }) => {
    assert.deepEqual(findMissingItems(whole), [])
  })

  test('a name, a cover and a price are needed', ({ assert }) => {
    assert.deepEqual(kinds({ courseName: ' ', coverUrl: null, priceFen: 0 }), ['name', 'cover', 'price'])
    assert.deepEqual(kinds({ courseType: 3, chapters: [], coverUrl: null }), ['cover'])
    assert.deepEqual(kinds({ courseType: 7, chapters: [], coverUrl: null, priceFen: 0 }), [])
    assert.deepEqual(kinds({ courseType: 2, chapters: [], coverUrl: null, priceFen: 0 }), [])
  })

  test('a course is free only when a tag says so', ({ assert }) => {
    assert.deepEqual(kinds({ priceFen: 0, tags: ['freecourse'] }), [])
    assert.deepEqual(kinds({ priceFen: 0, tags: ['free'] }), [])
    assert.deepEqual(kinds({ priceFen: 0, tags: ['MainCert'] }), ['price'])
  })

  test('a price above the original price is named', ({ assert }) => {
    assert.deepEqual(kinds({ priceFen: 101 }), ['price-above-original'])
    assert.deepEqual(kinds({ priceFen: 99 }), [])
    assert.deepEqual(kinds({ originalPriceFen: 0 }), [])
  })

  test('rules with a price not below the selling price never apply', ({ assert }) => {
    const rules = [
      { ruleCode: '01', price: 99 },
      { ruleCode: '04', price: 100 },
      { ruleCode: '05', price: 101 },
      { ruleCode: '06', price: null },
    ]
    assert.deepEqual(ineffectiveRules(100, rules), ['04', '05'])
    assert.deepEqual(ineffectiveRules(0, rules), [])
    assert.equal(ineffectiveRulesText(['04', '05']), '优惠规则 04、05 的价格不低于优惠价，不会生效')
  })

  test('an introduction has fifty characters or a picture', ({ assert }) => {
    const words = (length: number) => `<p>${'字 '.repeat(length)}&nbsp;</p>`
    assert.deepEqual(kinds({ courseDescription: words(49) }), ['short-text'])
    assert.deepEqual(kinds({ courseDescription: words(50) }), [])
    assert.deepEqual(kinds({ courseDescription: '<p> <br></p>' }), ['text'])
    assert.deepEqual(kinds({ courseDescription: '<p><img src="/a.jpg"></p>' }), [])
    assert.deepEqual(kinds({ courseType: 2, courseDescription: '<p>答</p>' }), [])
  })

  test('each published chapter needs a video and its own name', ({ assert }) => {
    const chapters = [
      { ...createChapter, id: 1, title: '第一章', videoId: null },
      { ...createChapter, id: 2, parentId: 1, title: '第一章-1' },
      { ...createChapter, id: 3, parentId: 1, title: '定额', videoId: null },
      { ...createChapter, id: 4, title: '章节4', status: 'unpublish', videoId: null },
      { ...createChapter, id: 5, parentId: 4, title: '清单', videoId: null },
      { ...createChapter, id: 6, title: '练习', status: 'pubprac', videoId: null },
    ]
    assert.deepEqual(
      findMissingItems({ ...whole, chapters }).map(({ kind, chapterId }) => [kind, chapterId]),
      [
        ['no-video', 3],
        ['default-name', 2],
      ]
    )
  })

  test('a course needs a visible chapter, unless it plays elsewhere', ({ assert }) => {
    const hidden = { ...createChapter, status: 'unpublish' }
    assert.deepEqual(kinds({ chapters: [hidden] }), ['no-chapter'])
    assert.deepEqual(kinds({ chapters: [] }), ['no-chapter'])
    assert.deepEqual(kinds({ chapters: [], videoId: 'v9' }), [])
    assert.deepEqual(kinds({ chapters: [], certSubject: 'jdgc' }), [])
    assert.deepEqual(kinds({ chapters: [], courseType: 6, liveStatus: 'started' }), [])
  })

  test('a further education course needs credited minutes', ({ assert }) => {
    const chapters = [{ ...createChapter, creditSeconds: 0 }]
    assert.deepEqual(kinds({ courseType: 5, chapters }), ['no-minutes'])
    assert.deepEqual(kinds({ courseType: 1, chapters }), [])
  })

  test('a live course that has not begun needs a start', ({ assert }) => {
    const at = Date.UTC(2026, 10, 28)
    const live: Partial<CourseForChecks> = { courseType: 6, liveStatus: 'unstarted', chapters: [] }
    assert.deepEqual(kinds(live), ['live-date', 'live-length'])
    assert.deepEqual(kinds({ ...live, liveStartsAt: at, now: at - 1, liveSeconds: 60 }), [])
    assert.deepEqual(kinds({ ...live, liveStartsAt: at, now: at, liveSeconds: 60 }), ['live-past'])
    assert.deepEqual(kinds({ ...live, liveStatus: 'completed' }), [])
    assert.deepEqual(
      findMissingItems({ ...whole, ...live }).map(({ field, text }) => [field, text]),
      [
        ['liveStartsAt', '没有填写开播时间'],
        ['liveMinutes', '没有填写直播时长'],
      ]
    )
  })

  test('a bundle has courses, all of them published', ({ assert }) => {
    const bundle = { tags: ['Package'], chapters: [] }
    const models = [{ courseName: '土建', isPublished: false }]
    assert.deepEqual(kinds({ ...bundle, models: [] }), ['empty-bundle', 'no-chapter'])
    assert.deepEqual(kinds({ ...bundle, models }), ['model-unpublished'])
    assert.deepEqual(kinds({ priceFen: 0, models: [{ ...models[0], isPublished: true }] }), [])
  })

  test('default names are recognized in any position', ({ assert }) => {
    assert.isTrue(isDefaultChapterName('章节12'))
    assert.isTrue(isDefaultChapterName('第一章-3', '第一章'))
    assert.isTrue(isDefaultChapterName(`${'长'.repeat(48)}-3`, '长'.repeat(50)))
    assert.isFalse(isDefaultChapterName('第一章-3', '第二章'))
    assert.isFalse(isDefaultChapterName('章节'))
    assert.isFalse(isDefaultChapterName('工程量清单 2026'))
  })

  test('one message counts chapters with the same missing item', ({ assert }) => {
    const chapters = [1, 2, 3].map((id) => ({ ...createChapter, id, videoId: null }))
    const gaps = findMissingItems({
      ...whole,
      courseDescription: '<p>短</p>',
      chapters: [...chapters, { ...createChapter, id: 4, title: '章节4' }],
    })
    assert.equal(publishCheckMessage(gaps, '发布'), '还不能发布：介绍不足50字，3个章节没有视频，1个章节仍是默认名称')
  })
})
