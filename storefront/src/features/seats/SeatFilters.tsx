import { normalizeTelephone } from '@zhuxue/api/rules'
import { type SeatState, SeatStateText } from '@zhuxue/api/terms/learning/seats'
import { FilterSelect } from '~/components/ui/list/FilterSelect'
import { DebouncedSearch } from '~/components/ui/list/DebouncedSearch'
import { WorkbookButton } from '~/components/ui/list/WorkbookButton'

export type SeatFilter = { telephone: string; state: SeatState | '' }

type Props = {
  params: { orderNo: string; itemId: number }
  filter: SeatFilter
  /** Disables the download. */
  isEmpty: boolean
  onFilter: (filter: SeatFilter) => void
}

const states = Object.entries(SeatStateText) as [SeatState, string][]

export function SeatFilters({ params: { orderNo, itemId }, filter, isEmpty, onFilter }: Props) {
  return (
    <>
      <DebouncedSearch
        label="按手机号查找"
        placeholder="按手机号查找"
        inputMode="numeric"
        maxLength={11}
        clean={(typed) => normalizeTelephone(typed).replace(/\D/g, '')}
        value={filter.telephone}
        onSearch={(telephone) => onFilter({ ...filter, telephone })}
      />
      <FilterSelect
        label="按状态筛选"
        all="全部状态"
        value={filter.state}
        options={states}
        onChange={(state) => onFilter({ ...filter, state })}
      />
      <WorkbookButton
        path={`/api/user/orders/${orderNo}/order-items/${itemId}/seats/export`}
        fileName={`名额分配${orderNo}.xlsx`}
        filters={filter}
        disabledReason={isEmpty ? '没有可以下载的名额' : null}
      />
    </>
  )
}
