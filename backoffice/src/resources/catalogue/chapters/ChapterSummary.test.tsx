// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Chapter } from '../../../lib/apiTypes'
import { ChapterSummary } from './ChapterSummary'

afterEach(cleanup)

const chapter = (chapterTitle: string, values: Partial<Chapter> = {}) =>
  ({ chapterTitle, chapterStatus: 'published', hasVideo: true, videoDuration: 20, children: [], ...values }) as Chapter

test('credits longer than their videos are named above the chapters', () => {
  render(
    <ChapterSummary
      tree={[
        chapter('临时用电', { chapterTime: 45 }),
        chapter('草稿', { chapterTime: 45, chapterStatus: 'unpublish' }),
        chapter('高处作业', { chapterTime: 45, videoDuration: 2700 }),
      ]}
    />
  )
  expect(screen.getByRole('alert').textContent).toBe('1 个章节的学时超过视频时长，请核对：“临时用电”')
})

test('credits within their videos get no warning', () => {
  render(<ChapterSummary tree={[chapter('高处作业', { chapterTime: 0.3 })]} />)
  expect(screen.queryByRole('alert')).toBeNull()
})
