import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { ExportButton } from '../../../components/list/ExportButton'
import { FilterBar } from '../../../components/list/filter/FilterBar'
import { PageTable } from '../../../components/list/PageTable'
import { useListing } from '../../../components/list/useListing'
import { Page } from '../../../components/Page'
import type { Qualification } from '../../../lib/apiTypes'
import { HourTabs } from '../HourTabs'
import { downloadQualifications } from './calls'
import { qualificationColumns } from './columns'
import { defaults, fromQuery, qualificationFilters, toQuery, type QualificationFilters } from './filters'
import { ImportDialog } from './ImportDialog'
import { useQualificationActions } from './useQualificationActions'

/** docs/product.md 10.11: qualifications of all learners, to verify and correct. */
export function QualificationList() {
  const listing = useListing<Qualification, QualificationFilters>({
    resource: 'qualifications',
    defaults,
    toQuery,
    fromQuery,
  })
  const { tableProps, tableQuery, result, details, filterBar } = listing
  const [isImporting, setImporting] = useState(false)
  const { ask, dialog } = useQualificationActions(tableQuery.refetch)
  return (
    <Page
      title="学时管理"
      tab="执业证书"
      extra={
        <>
          <Button icon={<UploadOutlined />} onClick={() => setImporting(true)}>
            导入 Excel
          </Button>
          <ExportButton
            listing={listing}
            title="下载执业证书"
            content={`将下载符合当前条件的${details.more ? '超过' : ''} ${result.total ?? 0} 本执业证书，手机号和注册编号只显示一部分。本次下载会记入操作日志。`}
            kind="qualifications"
            total={result.total ?? 0}
            take={downloadQualifications}
          />
        </>
      }
    >
      <HourTabs />
      <FilterBar {...filterBar} filters={qualificationFilters} />
      <PageTable<Qualification>
        {...tableProps}
        noun="执业证书"
        about="学员登记或批量导入的执业证书列在这里，可以核验和更正。"
        rowKey="qualificationId"
        columns={qualificationColumns(ask)}
        scroll={{ x: 1040 }}
      />
      {dialog}
      {isImporting && (
        <ImportDialog
          onClose={() => setImporting(false)}
          onDone={() => {
            setImporting(false)
            void tableQuery.refetch()
          }}
        />
      )}
    </Page>
  )
}
