import { FilterSelect } from '~/components/ui/list/FilterSelect'
import { WorkbookButton } from '~/components/ui/list/WorkbookButton'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import styles from '~/features/training-centre/TrainingCentre.module.css'
import { filtersOf, type HoursQuery } from './hoursQuery'

type Props = { id: number; query: HoursQuery; isEmpty: boolean; onFilter: (change: Partial<HoursQuery>) => void }

export function HoursFilters({ id, query, isEmpty, onFilter }: Props) {
  const departments = useDepartments(id)
  const kinds = useKinds()
  return (
    <>
      {departments.length > 0 && (
        <FilterSelect
          label="按部门筛选"
          all="全部部门"
          value={query.department}
          options={departments.map((one) => [one, one] as const)}
          onChange={(department) => onFilter({ department })}
        />
      )}
      <FilterSelect
        label="按证书类别筛选"
        all="全部证书"
        value={query.kindCode}
        options={kinds}
        onChange={(kindCode) => onFilter({ kindCode })}
      />
      <label className={styles.until}>
        申请截止不晚于
        <input
          type="date"
          className="input"
          value={query.dueBefore}
          onChange={(event) => onFilter({ dueBefore: event.target.value })}
        />
      </label>
      <WorkbookButton
        path={`/api/user/organisations/${id}/hours-export`}
        fileName="学时名单.xlsx"
        filters={filtersOf(query)}
        disabledReason={isEmpty ? '没有可以下载的学时' : null}
      />
    </>
  )
}

export function useDepartments(id: number): string[] {
  const { data } = useFetch(
    () => api.organisations.members.members.index({ params: { id }, query: { pageSize: 10 } }),
    `departments-${id}`
  )
  return data?.departments ?? []
}

export function useKinds(): (readonly [string, string])[] {
  const { data } = useFetch(() => api.certificates.qualificationKinds.index({}), 'qualification-kinds')
  return data?.kinds.map(({ kindCode, kindName }) => [kindCode, kindName] as const) ?? []
}
