import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { chapterTree, type Tree } from '#catalogue/chapters/chapter_tree'
import { publishedChapters } from '#learning/published_chapters'

export interface PlacedChapter {
  id: number
  title: string
  parentTitle: string | null
  seconds: number
}

type Placed = Tree<PlacedChapter & { hasVideo: boolean }>

/** The chapters of a course with a video, in the order shown to learners. */
export async function chaptersInOrder(courseId: number, client: QueryClientContract): Promise<PlacedChapter[]> {
  const rows = await publishedChapters([courseId], client)
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  const tree: Placed[] = chapterTree(rows, (row) => ({
    id: row.id,
    title: row.title,
    seconds: row.videoSeconds,
    parentTitle: titles.get(row.parentId ?? 0) ?? null,
    hasVideo: row.videoId !== null && row.videoSeconds > 0,
  }))
  return flat(tree)
    .filter(({ hasVideo }) => hasVideo)
    .map(({ id, title, parentTitle, seconds }) => ({ id, title, parentTitle, seconds }))
}

const flat = (branches: Placed[]): Placed[] => branches.flatMap((branch) => [branch, ...flat(branch.children)])
