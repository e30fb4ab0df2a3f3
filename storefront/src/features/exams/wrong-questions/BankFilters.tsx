export interface BankFilter {
  courseId: number | undefined
  knowledgePoint: string | undefined
  page: number
  pageSize: number
}

type Props = {
  filter: BankFilter
  courses: { courseId: number; courseName: string }[]
  knowledgePoints: string[]
  onChange: (filter: BankFilter) => void
}

export function BankFilters({ filter, courses, knowledgePoints, onChange }: Props) {
  return (
    <>
      {courses.length > 0 && (
        <select
          className="input"
          aria-label="按课程筛选"
          value={filter.courseId ?? ''}
          onChange={({ target }) => onChange({ ...filter, page: 1, courseId: Number(target.value) || undefined })}
        >
          <option value="">全部课程</option>
          {courses.map(({ courseId, courseName }) => (
            <option key={courseId} value={courseId}>
              {courseName}
            </option>
          ))}
        </select>
      )}
      {knowledgePoints.length > 0 && (
        <select
          className="input"
          aria-label="按知识点筛选"
          value={filter.knowledgePoint ?? ''}
          onChange={({ target }) => onChange({ ...filter, page: 1, knowledgePoint: target.value || undefined })}
        >
          <option value="">全部知识点</option>
          {knowledgePoints.map((point) => (
            <option key={point} value={point}>
              {point}
            </option>
          ))}
        </select>
      )}
    </>
  )
}
