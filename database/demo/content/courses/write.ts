import type { DemoChapter, DemoClip, DemoCourse, DemoCourseType } from '../../types.js'

/** A course without its position in the display order. */
export type DraftCourse = Omit<DemoCourse, 'order'>

type Written = Pick<DraftCourse, 'key' | 'courseName' | 'priceYuan' | 'description'> &
  Partial<Omit<DraftCourse, 'courseType' | 'courseMinutes'>>

/** Credit minutes of a chapter tree, with one decimal. */
export function minutesOf(chapters: DemoChapter[]): number {
  const tenths = (list: DemoChapter[]): number =>
    list.reduce((sum, c) => sum + Math.round(c.minutes * 10) + tenths(c.children ?? []), 0)
  return tenths(chapters) / 10
}

/** Adds the default values of missing fields; prices are in yuan. */
export function course(courseType: DemoCourseType, written: Written): DraftCourse {
  const chapters = written.chapters ?? []
  const courseMinutes = minutesOf(chapters)
  return {
    courseStatus: 'published',
    teacher: null,
    originalPriceYuan: written.priceYuan,
    tags: [],
    hot: false,
    recommended: false,
    orderCount: 0,
    publishedDaysAgo: 60,
    chapters,
    ...(courseMinutes > 0 && { courseMinutes }),
    ...written,
    courseType,
    description: written.description.replace(/\n\s*/g, ''),
  }
}

/** A chapter with a video; minutes are credit minutes. */
export function lesson(title: string, clip: DemoClip, minutes = 0, more: Partial<DemoChapter> = {}): DemoChapter {
  return { title, minutes, clip, status: 'published', ...more }
}

/** A chapter that only groups its children. */
export function part(title: string, ...children: DemoChapter[]): DemoChapter {
  return { title, minutes: 0, status: 'published', children }
}
