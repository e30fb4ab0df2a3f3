import { test } from '@japa/runner'
import { chapterTree } from '#catalogue/chapters/chapter_tree'

const row = (id: number, parentId: number | null = null) => ({ id, parentId })
const ids = (rows: ReturnType<typeof row>[]) => chapterTree(rows, ({ id }) => ({ id }))

test.group('Chapter tree', () => {
  test('every level keeps the order of the rows', ({ assert }) => {
    assert.deepEqual(ids([row(3), row(9, 3), row(1), row(2, 3)]), [
      {
        id: 3,
        children: [
          { id: 9, children: [] },
          { id: 2, children: [] },
        ],
      },
      { id: 1, children: [] },
    ])
  })

  test('chapters below a hidden chapter are hidden', ({ assert }) => {
    assert.deepEqual(ids([row(1), row(3, 2), row(4, 3)]), [{ id: 1, children: [] }])
  })

  test('rows pointing at each other are dropped without a loop', ({ assert }) => {
    assert.deepEqual(ids([row(1, 2), row(2, 1), row(3, 3)]), [])
  })

  test('no rows give an empty tree', ({ assert }) => {
    assert.deepEqual(ids([]), [])
  })
})
