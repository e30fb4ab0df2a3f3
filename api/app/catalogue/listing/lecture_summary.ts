/** Chapters that can be watched, like `publishedChapters` in learning, of a course aliased `courses`. */
const lecturesOf = `from chapters
  left join chapters as above on above.id = chapters.parent_id
  left join videos on videos.video_id = chapters.video_id
  where chapters.course_id = courses.id and chapters.chapter_status = 'published'
    and chapters.video_id is not null
    and (above.id is null or above.chapter_status <> 'unpublish')`

/** Selected with other columns, so that they need no extra statement. */
export const lectureColumns = `(select count(*) ${lecturesOf}) as lectures,
  (select sum(coalesce(nullif(chapters.video_seconds, 0), videos.seconds, 0)) ${lecturesOf}) as lectureSeconds`

export interface LectureColumns {
  lectures: number
  lectureSeconds: number | null
}

export function lectureSummary(rows: readonly LectureColumns[]) {
  const sum = (of: (row: LectureColumns) => unknown) => rows.reduce((total, row) => total + Number(of(row) ?? 0), 0)
  return { lectures: sum(({ lectures }) => lectures), lectureSeconds: sum(({ lectureSeconds }) => lectureSeconds) }
}
