import { expect, test, vi } from 'vitest'
import { createMoveQueue } from './moveQueue'
import { idsOf, applyMove, type Move } from './tree'
import type { Chapter } from '../../../lib/apiTypes'

const start = [1, 2, 3].map((id) => ({ courseChapterId: id, parentId: 0, children: [] as Chapter[] }))
const order = (...chapterIds: number[]): Move => ({ sourceChapterId: chapterIds[0]!, parentChapterId: 0, chapterIds })

function resource(takes: (move: Move) => boolean = () => true) {
  let result = start as Chapter[]
  let seen: Chapter[] | null = null
  const answers: (() => void)[] = []
  const onRejected = vi.fn()
  const sent: Move[] = []
  const line = createMoveQueue({
    read: () => result,
    send: (move) =>
      new Promise<void>((resolve, reject) => {
        sent.push(move)
        answers.push(() => {
          if (!takes(move)) return reject(new Error('章节已被其他人修改'))
          result = applyMove(result, move)
          resolve()
        })
      }),
    show: (tree) => (seen = tree),
    reload: async () => undefined,
    onRejected,
  })
  const answer = async () => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0))
    answers.shift()!()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { line, sent, onRejected, answer, result: () => idsOf(result), seen: () => seen && idsOf(seen) }
}

test("a move is shown at once, then replaced by the server's tree", async () => {
  const { line, answer, seen, result } = resource()
  line.push(order(2, 1, 3))
  expect(seen()).toEqual([2, 1, 3])
  expect(result()).toEqual([1, 2, 3])

  await answer()
  expect(result()).toEqual([2, 1, 3])
  expect(seen()).toBeNull()
})

test('several moves are sent to the server one after the other', async () => {
  const { line, answer, sent, result } = resource()
  line.push(order(2, 1, 3))
  line.push(order(3, 2, 1))
  expect(sent).toHaveLength(1)
  await answer()
  expect(sent).toHaveLength(2)
  await answer()
  expect(result()).toEqual([3, 2, 1])
})

test('a rejected move is undone and later moves are dropped', async () => {
  const bad = order(3, 2, 1)
  const { line, answer, sent, onRejected, seen, result } = resource((move) => move !== bad)
  line.push(order(2, 1, 3))
  line.push(bad)
  line.push(order(1, 3, 2))
  await answer()
  await answer()

  expect(onRejected).toHaveBeenCalledOnce()
  expect(sent).toHaveLength(2)
  expect(result()).toEqual([2, 1, 3])
  expect(seen()).toBeNull()
  expect(idsOf(line.tree())).toEqual([2, 1, 3])
})
