import { messages } from '@zhuxue/api/terms/certificates'
import { Radio } from 'antd'
import { useState } from 'react'
import { useInvalidate } from '@refinedev/core'
import { ExportButton } from '../../../components/list/ExportButton'
import { FilterBar } from '../../../components/list/filter/FilterBar'
import { PageTable } from '../../../components/list/PageTable'
import { useListing } from '../../../components/list/useListing'
import { Page } from '../../../components/Page'
import { ALL } from '../../../providers/data'
import { HourTabs } from '../HourTabs'
import { DeleteUploadDialog } from '../learner-certificates/DeleteUploadDialog'
import { RevertDialog } from '../learner-certificates/RevertDialog'
import { downloadPushes, hasRange } from './calls'
import { pushColumns } from './columns'
import { defaults, fromQuery, pushFilters, toQuery, type UploadFilters } from './filters'
import type { UploadAction } from './UploadActions'
import type { Push } from '../../../lib/apiTypes'

/** docs/product.md 10.4: all uploads to the registry, pending ones first. */
export function UploadList() {
  const listing = useListing<Push, UploadFilters>({ resource: 'push-logs', defaults, toQuery, fromQuery })
  const { tableProps, result, details, filters, filterBar } = listing
  const [request, setRequest] = useState<UploadAction | null>(null)
  const invalidate = useInvalidate()
  const dialog = {
    onClose: () => setRequest(null),
    onDone: () => {
      setRequest(null)
      void invalidate({ resource: 'push-logs', invalidates: ['list'] })
    },
  }
  const states = filters.find((filter) => 'field' in filter && filter.field === 'pushStates')

  return (
    <Page
      title="学时管理"
      extra={
        <ExportButton
          listing={listing}
          range={{ field: 'uploaded', isWhole: hasRange, missing: messages.rangeNeeded }}
          title="下载上传记录"
          content={`将下载符合当前条件的${details.more ? '超过' : ''} ${result.total ?? 0} 条上传记录。本次下载会记入操作日志。`}
          kind="push-logs"
          total={result.total ?? 0}
          take={downloadPushes}
        />
      }
    >
      <HourTabs />
      <Radio.Group
        aria-label="常用筛选"
        optionType="button"
        value={states?.value ?? ALL}
        onChange={({ target }) => listing.choose({ ...defaults, pushStates: target.value })}
        options={[
          { value: ALL, label: '全部' },
          { value: 'unknown', label: `等待省平台确认 ${details.waitingCount ?? ''}` },
          { value: 'refused', label: `上传失败 ${details.refusedCount ?? ''}` },
        ]}
      />
      <FilterBar {...filterBar} filters={pushFilters} errorField={listing.errorField} />
      <PageTable<Push>
        {...tableProps}
        noun="上传记录"
        about="学员把学时上传到省平台后，每次上传在这里有一条记录。没有应答的上传由系统自动查询，不会重复上传。"
        rowKey="id"
        columns={pushColumns(setRequest)}
        scroll={{ x: 1180 }}
      />
      {request?.what === 'revert' && <RevertDialog upload={request.upload} {...dialog} />}
      {request?.what === 'delete' && <DeleteUploadDialog upload={request.upload} {...dialog} />}
    </Page>
  )
}
