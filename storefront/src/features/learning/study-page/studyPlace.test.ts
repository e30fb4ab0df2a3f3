import { expect, test } from 'vitest'
import type { Chapter } from '~/lib/http/apiTypes'
import { adjacentChapter } from '~/features/learning/course/chapters'
import { continuesByItself, firstPlace, resumeAt } from './studyPlace'

const chapter = (courseChapterId: number, more: Partial<Chapter> = {}) =>
  ({ courseChapterId, hasVideo: true, studyStatus: 0, children: [], ...more }) as never as Chapter

const finished = { studyStatus: 1 } as const
const tree = (...children: Chapter[]) => [chapter(1, { hasVideo: false, children })]
const place = (chapters: Chapter[], lastChapterId: number | null, search = '') =>
  firstPlace(chapters, { lastChapterId }, search)?.courseChapterId

test('the URL decides, then the last chapter, then the first unfinished', () => {
  const chapters = tree(chapter(2, finished), chapter(3), chapter(4))
  expect(place(chapters, 4, '?chapter=2')).toBe(2)
  expect(place(chapters, 4)).toBe(4)
  expect(place(chapters, 2)).toBe(3)
  expect(place(chapters, null)).toBe(3)
})

test('a chapter in the URL without a video is skipped', () => {
  const chapters = tree(chapter(2), chapter(3))
  expect(place(chapters, 3, '?chapter=1')).toBe(3)
  expect(place(chapters, null, '?chapter=99')).toBe(2)
  expect(place([], null)).toBeUndefined()
})

test('chapters without a video are skipped', () => {
  const chapters = [
    ...tree(chapter(2), chapter(3, { hasVideo: false })),
    chapter(5, { hasVideo: false, children: [chapter(6)] as never }),
  ]
  expect(adjacentChapter(chapters, 2, 1)?.courseChapterId).toBe(6)
  expect(adjacentChapter(chapters, 6, -1)?.courseChapterId).toBe(2)
  expect(adjacentChapter(chapters, 6, 1)).toBeUndefined()
  expect(adjacentChapter(chapters, 2, -1)).toBeUndefined()
})

test('a video resumes at its last position', () => {
  expect(resumeAt(200, 600)).toBe(200)
  expect(resumeAt(4, 600)).toBe(0)
  expect(resumeAt(590, 600)).toBe(0)
  expect(resumeAt(200, 0)).toBe(200)
})

test('the next chapter opens automatically while time counts', () => {
  expect(continuesByItself(null)).toBe(true)
  expect(continuesByItself('complete')).toBe(true)
})

test('a replaced player does not continue automatically', () => {
  for (const reason of ['superseded', 'expired', 'switched-off', 'not-signed-in'] as const) {
    expect(continuesByItself(reason)).toBe(false)
  }
})
