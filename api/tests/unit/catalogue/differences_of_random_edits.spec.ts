import { test } from '@japa/runner'
import {
  fieldOf,
  snapshotFieldNames,
  type CourseField,
  type CourseFieldKind,
  type FieldsWith,
  type SnapshotFieldName,
} from '#catalogue/course_fields'
import { differences } from '#catalogue/publications/differences'
import type { Snapshot, SnapshotChapter } from '#catalogue/publications/snapshot'
import { shown, shownChapter } from '#tests/factories/snapshot'

/** Mulberry32: a seed repeats the same edits. */
function chance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

type Below = ReturnType<typeof chance>
type ListName = FieldsWith<{ kind: 'list' }>

const listEdits: Record<ListName, (course: Snapshot['course']) => void> = {
  discountRules: (course) => course.rules.push({ ruleCode: '06', priceFen: null }),
  courseTags: (course) => course.tags.push('Package'),
  models: (course) => course.models.push({ modelCode: 3, modelName: '土建', courseName: '甲' }),
}

/** A different value for a field, by its kind. */
const edits: Record<Exclude<CourseFieldKind, 'list'>, (value: unknown, below: Below, field: CourseField) => unknown> = {
  text: (value) => `${value ?? ''}（新）`,
  rich: (value) => `${value}<p>又一段</p>`,
  image: () => '/uploads/image/cover/b.jpg',
  colour: () => '#ffffff',
  video: () => 'video-x',
  paper: (_value, below) => 1 + below(9),
  reference: () => 9,
  choice: (_value, below, { options = {} }) => {
    const keys = Object.keys(options)
    const key = keys[below(keys.length)]
    return Number.isNaN(Number(key)) ? key : Number(key)
  },
  flag: () => 1,
  money: (value, below) => Number(value) + 1 + below(100),
  multiplier: (value, below) => Number(value) + 1 + below(100),
  time: () => '2027-01-02 19:30:00',
  minutes: (value, below) => Number(value) + 6 * (1 + below(9)),
  count: (value, below) => Number(value) + 1 + below(9),
}

function edit(course: Snapshot['course'], name: SnapshotFieldName, below: Below) {
  if (name in listEdits) return listEdits[name as ListName](course)
  const field = fieldOf(name)
  const values = course as Record<string, unknown>
  const kind = field.kind as Exclude<CourseFieldKind, 'list'>
  values[field.attribute] = edits[kind](values[field.attribute], below, field)
  if (field.nameAs) values[field.nameAs] = '另一个'
}

const chapterEdits: Record<string, (chapter: SnapshotChapter, below: Below) => void> = {
  chapterTitle: (chapter) => (chapter.title += '（新）'),
  chapterTime: (chapter, below) => (chapter.creditSeconds += 6 * (1 + below(9))),
  chapterVideoId: (chapter) => (chapter.videoId = null),
  chapterHandoutExtension: (chapter) =>
    Object.assign(chapter, { handoutKey: 'handout/n.pdf', handoutName: '新讲义.pdf' }),
  paperId: (chapter, below) => (chapter.paperId = 1 + below(9)),
  chapterTrial: (chapter) => (chapter.trial = true),
  chapterStatus: (chapter) => (chapter.status = 'pubprac'),
}

/** Three to six top-level chapters with up to three children each. */
function anyTree(below: Below): SnapshotChapter[] {
  const chapters: SnapshotChapter[] = []
  const tops = 3 + below(4)
  for (let top = 1; top <= tops; top++) {
    chapters.push(shownChapter(top * 10))
    const children = below(4)
    for (let at = 1; at <= children; at++) {
      chapters.push(shownChapter(top * 10 + at, { parentId: top * 10 }))
    }
  }
  return chapters
}

test.group('Comparison after random edits', () => {
  test('exactly the edited fields of the course are listed', ({ assert }) => {
    for (let seed = 1; seed <= 300; seed++) {
      const below = chance(seed)
      const after = shown()
      const edited = snapshotFieldNames.filter(() => below(4) === 0)
      for (const name of edited) edit(after.course, name, below)

      const result = differences(shown(), after).fields.map(({ field }) => field)
      assert.deepEqual(result.sort(), [...edited].sort(), `seed ${seed}`)
    }
  })

  test('exactly the changed chapters and fields are listed', ({ assert }) => {
    for (let seed = 1; seed <= 300; seed++) {
      const below = chance(seed)
      const before = anyTree(below)
      const { after, expected } = anyEdits(before, below)

      const result = differences(shown({}, before), shown({}, after)).chapters
      const found = Object.fromEntries(
        result.map(({ change, chapterId, fields }) => [
          chapterId,
          change === 'added' || change === 'removed' ? [change] : [change, ...fields.map(({ field }) => field).sort()],
        ])
      )
      assert.deepEqual(found, expected, `seed ${seed}`)
    }
  })

  test('one chapter is listed when one was dragged past others', ({ assert }) => {
    for (let seed = 1; seed <= 300; seed++) {
      const below = chance(seed)
      const before = Array.from({ length: 4 + below(8) }, (_, at) => shownChapter(at + 1))
      const from = below(before.length)
      const over = 2 + below(before.length - 2)
      const after = [...before]
      const [dragged] = after.splice(from, 1)
      const to = (from + over) % before.length
      after.splice(to, 0, dragged)
      if (Math.abs(to - from) < 2) continue

      const result = differences(shown({}, before), shown({}, after)).chapters
      assert.deepEqual(
        result.map(({ change, chapterId }) => [change, chapterId]),
        [['moved', dragged.id]],
        `seed ${seed}`
      )
    }
  })
})

/** Random edits of a tree and the expected changes of each chapter. */
function anyEdits(before: SnapshotChapter[], below: Below) {
  const expected: Record<number, string[]> = {}
  let after = before.map((chapter) => ({ ...chapter }))
  const isLeaf = ({ id }: SnapshotChapter) => !after.some(({ parentId }) => parentId === id)

  const gone = new Set(after.filter((one) => isLeaf(one) && below(6) === 0).map(({ id }) => id))
  for (const id of gone) expected[id] = ['removed']
  after = after.filter(({ id }) => !gone.has(id))

  const tops = after.filter(({ parentId }) => parentId === null).map(({ id }) => id)
  for (const chapter of after) {
    const edited = Object.keys(chapterEdits).filter(() => below(8) === 0)
    for (const name of edited) chapterEdits[name](chapter, below)
    const parents = tops.filter((id) => id !== chapter.parentId && id !== chapter.id)
    const moves = chapter.parentId !== null && parents.length > 0 && below(6) === 0
    if (moves) chapter.parentId = parents[below(parents.length)]
    if (edited.length || moves) {
      const facts = moves ? [...edited, 'position'] : edited
      expected[chapter.id] = [edited.length ? 'changed' : 'moved', ...facts.sort()]
    }
  }

  for (let id = 901; id < 901 + below(3); id++) {
    const parentId = tops.length && below(2) ? tops[below(tops.length)] : null
    after.splice(below(after.length + 1), 0, shownChapter(id, { parentId }))
    expected[id] = ['added']
  }
  return { after, expected }
}
