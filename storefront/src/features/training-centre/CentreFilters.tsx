import { CentreFilterText, type CentreFilter } from '@zhuxue/api/terms/learning/seats'
import { FilterSelect } from '~/components/ui/list/FilterSelect'
import { DebouncedSearch } from '~/components/ui/list/DebouncedSearch'
import { WorkbookButton } from '~/components/ui/list/WorkbookButton'
import type { CentreLine } from '~/lib/http/apiTypes'
import { filtersOf, type CentreQuery } from './centreQuery'

type Props = {
  lines: CentreLine[]
  query: CentreQuery
  organisationId?: number
  /** Disables the download. */
  isEmpty: boolean
  onFilter: (change: Partial<CentreQuery>) => void
}

const states = Object.entries(CentreFilterText) as [CentreFilter, string][]

export function CentreFilters({ lines, query, organisationId, isEmpty, onFilter }: Props) {
  const courses = new Map(lines.map(({ courseId, courseName }) => [String(courseId), courseName]))
  return (
    <>
      <DebouncedSearch
        label="按手机号或姓名查找"
        placeholder="手机号或姓名"
        maxLength={20}
        value={query.keyword}
        onSearch={(keyword) => onFilter({ keyword })}
      />
      <FilterSelect
        label="按课程筛选"
        all="全部课程"
        value={String(query.courseId)}
        options={[...courses]}
        onChange={(courseId) => onFilter({ courseId: Number(courseId) || '' })}
      />
      <FilterSelect
        label="按状态筛选"
        all="全部状态"
        value={query.state}
        options={states}
        onChange={(state) => onFilter({ state })}
      />
      <WorkbookButton
        path="/api/user/training-centre/export"
        fileName="我的学员.xlsx"
        filters={{ ...filtersOf(query), organisationId }}
        disabledReason={isEmpty ? '没有可以下载的学员' : null}
      />
    </>
  )
}
