// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Chapter } from '../../../lib/apiTypes'
import { ChapterRow } from './ChapterRow'

afterEach(cleanup)

function openRow(values: Partial<Chapter>) {
  const chapter = { courseChapterId: 7, parentId: 0, chapterTitle: '临时用电', chapterStatus: 'published', ...values }
  const onOpenHandout = vi.fn()
  const [onStep, onOpen, onAdd, onRemove, onWatch] = Array.from({ length: 5 }, () => () => {})
  const on = { onStep, onOpen, onAdd, onRemove, onWatch, onOpenHandout }
  render(<ChapterRow chapter={chapter as Chapter} depth={0} editable={false} {...on} />)
  return onOpenHandout
}

test('a handout opens from a chapter that cannot be edited', () => {
  const onOpenHandout = openRow({ chapterHandoutExtension: '案例.pdf' })
  fireEvent.click(screen.getByRole('button', { name: /案例.pdf/ }))
  expect(onOpenHandout).toHaveBeenCalledOnce()
})

test('a credit longer than its video is marked in its row', () => {
  openRow({ hasVideo: true, videoDuration: 20, chapterTime: 45 })
  expect(screen.getByRole('img', { name: /^学时超过视频时长/ })).toBeTruthy()
})

test('a credit within its video has no mark', () => {
  openRow({ hasVideo: true, videoDuration: 2700, chapterTime: 45 })
  expect(screen.queryByRole('img', { name: /^学时超过视频时长/ })).toBeNull()
})
