import { test } from '@japa/runner'
import { differences } from '#catalogue/publications/differences'
import { shown, shownChapter } from '#tests/factories/snapshot'

const tree = () => [
  shownChapter(1),
  shownChapter(2, { parentId: 1 }),
  shownChapter(3, { parentId: 1 }),
  shownChapter(4),
]

test.group('Changes since the last publication', () => {
  test('an unedited course has no changes', ({ assert }) => {
    assert.deepEqual(differences(shown({}, tree()), shown({}, tree())), { fields: [], chapters: [] })
  })

  test('each field has its label and readable values', ({ assert }) => {
    const after = shown({
      courseName: '施工员岗位能力提升（第二版）',
      priceFen: 7900,
      tags: ['MainCert', 'Package'],
      rules: [],
      teacherId: 8,
      teacherName: '方明远',
      requiredCourse: 1,
      courseDescription: '<p>新的介绍</p><script>alert(1)</script>',
    })
    assert.deepEqual(differences(shown(), after).fields, [
      {
        field: 'courseName',
        label: '课程名称',
        kind: 'text',
        before: '施工员岗位能力提升',
        after: '施工员岗位能力提升（第二版）',
      },
      { field: 'courseTeacher', label: '讲课专家', kind: 'text', before: '秦书仪', after: '方明远' },
      { field: 'requiredCourse', label: '是否必修课', kind: 'text', before: null, after: '必修' },
      { field: 'coursePrice', label: '优惠价', kind: 'money', before: '¥88.50', after: '¥79.00' },
      { field: 'discountRules', label: '优惠规则', kind: 'list', before: ['规则 04：¥79.99'], after: null },
      { field: 'courseTags', label: '标签', kind: 'list', before: ['主项证书'], after: ['主项证书', '套餐'] },
      {
        field: 'courseDescription',
        label: '课程介绍',
        kind: 'rich',
        before: '<p>课程介绍</p>',
        after: '<p>新的介绍</p>',
      },
    ])
  })

  test('a snapshot older than a field shows no change', ({ assert }) => {
    const { backgroundColor, freightFen, paperId, ...older } = shown().course

    assert.deepEqual(differences({ course: older as never, chapters: [] }, shown()).fields, [])
  })

  test('every field is new in a course never published', ({ assert }) => {
    const { fields, chapters } = differences(null, shown({}, tree()))

    assert.isTrue(fields.every(({ before, after }) => before === null && after !== null))
    assert.includeMembers(
      fields.map(({ field }) => field),
      ['courseName', 'converImgUrl', 'coursePrice', 'courseDescription']
    )
    assert.notInclude(
      fields.map(({ field }) => field),
      'teachingAddr'
    )
    assert.deepEqual(
      chapters.map(({ change, chapterId }) => [change, chapterId]),
      [1, 2, 3, 4].map((id) => ['added', id])
    )
  })

  test('only the dragged chapter counts as moved', ({ assert }) => {
    const before = shown(
      {},
      [1, 2, 3, 4, 5].map((id) => shownChapter(id))
    )
    const after = shown(
      {},
      [9, 2, 3, 4, 1, 5].map((id) => shownChapter(id))
    )

    assert.deepEqual(differences(before, after).chapters, [
      {
        change: 'added',
        chapterId: 9,
        title: '章节9',
        fields: [
          { field: 'position', label: '位置', kind: 'text', before: null, after: '顶层第 1 个' },
          { field: 'chapterTitle', label: '标题', kind: 'text', before: null, after: '章节9' },
          { field: 'chapterTime', label: '学时', kind: 'text', before: null, after: '10 分钟' },
          { field: 'chapterVideoId', label: '视频', kind: 'text', before: null, after: '视频9（1:30）' },
          { field: 'chapterStatus', label: '状态', kind: 'text', before: null, after: '已发布' },
        ],
      },
      {
        change: 'moved',
        chapterId: 1,
        title: '章节1',
        fields: [{ field: 'position', label: '位置', kind: 'text', before: '顶层第 1 个', after: '顶层第 5 个' }],
      },
    ])
  })

  test('a chapter moved below another shows both positions', ({ assert }) => {
    const after = tree()
    after[3].parentId = 1
    const [moved] = differences(shown({}, tree()), shown({}, after)).chapters

    assert.equal(moved.change, 'moved')
    assert.containsSubset(moved.fields, [{ before: '顶层第 2 个', after: '“章节1”下第 3 个' }])
  })

  test('a removed chapter is listed with its details', ({ assert }) => {
    const after = tree().filter(({ id }) => id !== 3)
    const { chapters } = differences(shown({}, tree()), shown({}, after))

    assert.deepEqual(
      chapters.map(({ change, chapterId }) => [change, chapterId]),
      [['removed', 3]]
    )
    assert.isTrue(chapters[0].fields.every((one) => one.before !== null && one.after === null))
  })

  test('another file under the same name is a change', ({ assert }) => {
    const handout = { handoutName: '讲义.pdf', handoutSize: 1_200_000 }
    const before = shown({}, [shownChapter(1, { ...handout, handoutKey: 'handout/a.pdf' })])
    const after = shown({}, [shownChapter(1, { ...handout, handoutKey: 'handout/b.pdf' })])

    assert.deepEqual(differences(before, after).chapters[0].fields, [
      {
        field: 'chapterHandoutExtension',
        label: '讲义',
        kind: 'text',
        before: '讲义.pdf（1.2 MB）',
        after: '讲义.pdf（1.2 MB）（内容已更换）',
      },
    ])
  })

  test('a renamed teacher or variant is not a change', ({ assert }) => {
    const model = { modelCode: 3, modelName: '土建', courseName: '旧名' }
    const before = shown({ models: [model] })
    const after = shown({ teacherName: '秦书怡', models: [{ ...model, courseName: '新名' }] })

    assert.deepEqual(differences(before, after).fields, [])
  })
})
