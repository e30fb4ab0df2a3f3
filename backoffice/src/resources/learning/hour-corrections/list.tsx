import { telephoneSearchHint } from '@zhuxue/api/rules'
import { DatePicker, Input } from 'antd'
import { fromDays, recentDays, thisMonth, toDays, type Days } from '../../../kit/list/days'
import { FilterBar, type Filter } from '../../../kit/list/FilterBar'
import { PageTable } from '../../../kit/list/PageTable'
import { useListing } from '../../../kit/list/useListing'
import { Page } from '../../../kit/Page'
import { pastedTelephone } from '../../../kit/pasted'
import { HourTabs } from '../../certificates/public'
import { correctionColumns } from './columns'
import type { HourCorrection } from '../../../lib/wire'

interface Filters {
  userName?: string
  telephone?: string
  corrected?: Days
}

const toQuery = ({ corrected, ...rest }: Filters): Record<string, unknown> => {
  const { from, to } = toDays(corrected)
  return { ...rest, correctedFrom: from, correctedTo: to }
}

const fromQuery = ({ correctedFrom, correctedTo, ...rest }: Record<string, unknown>): Filters => ({
  ...rest,
  corrected: fromDays(correctedFrom, correctedTo),
})

const filters: Filter[] = [
  {
    name: 'userName',
    label: '姓名',
    field: <Input allowClear placeholder="输入姓名中的字" maxLength={20} />,
  },
  {
    name: 'telephone',
    label: '手机号',
    field: <Input allowClear placeholder={telephoneSearchHint} inputMode="numeric" />,
    normalize: pastedTelephone,
  },
  {
    name: 'corrected',
    label: '校正时间',
    field: <DatePicker.RangePicker presets={[...recentDays(), thisMonth()]} />,
  },
]

/** docs/product.md 10.6: who changed whose minutes, and why. */
export function CorrectionList() {
  const { tableProps, tableQuery, searchFormProps, reset } = useListing<HourCorrection, Filters>({
    ...{ resource: 'hour-corrections', defaults: {}, toQuery, fromQuery },
  })
  return (
    <Page title="学时管理">
      <HourTabs />
      <FilterBar
        form={searchFormProps}
        filters={filters}
        onReset={reset}
        busy={tableQuery.isFetching}
      />
      <PageTable<HourCorrection>
        {...tableProps}
        noun="校正记录"
        about="管理员在学员学时页面重新计算或手工增减学时后，每一笔改动和原因记在这里。"
        rowKey="hourEntryId"
        columns={correctionColumns}
        scroll={{ x: 1060 }}
        error={tableQuery.error}
        onRetry={() => void tableQuery.refetch()}
      />
    </Page>
  )
}
