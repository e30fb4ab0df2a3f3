import { Tag } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { formatDateTime } from '../../../components/format'
import { PageTable } from '../../../components/list/PageTable'
import { DayScreen } from '../../../components/reconciliation/DayScreen'
import { hourPaths } from '../paths'
import { reconcileHours } from './calls'
import { outcomeOfRun, resultOfDay } from './day'
import { differenceColumns } from './differenceColumns'
import { ResolveDiscrepancyDialog } from './ResolveDiscrepancyDialog'
import type { ResolutionRequest } from './ResolutionButtons'
import type { HourReconciliation, RegistryDiscrepancy } from '../../../lib/apiTypes'

export function RegistryDayScreen() {
  const { day = '' } = useParams()
  return (
    <DayScreen<HourReconciliation>
      resource="hour-reconciliation"
      id={day}
      title={`学时对账 ${day}`}
      back={hourPaths.reconciliation}
      due="系统在第二天凌晨自动对账"
      run={async () => outcomeOfRun(await reconcileHours(day))}
    >
      {(found, reload) => <Found of={found} onChanged={reload} />}
    </DayScreen>
  )
}

function Found({ of, onChanged }: { of: HourReconciliation; onChanged: () => void }) {
  const [request, setRequest] = useState<ResolutionRequest | null>(null)
  const { tone, text } = resultOfDay(of)
  return (
    <>
      <div>
        <Tag bordered={false} color={tone} style={{ marginBlockEnd: 4 }}>
          {text}
        </Tag>
        <div>
          省平台 {of.provincePushes} 次上传、{of.provinceMinutes} 分钟，本系统 {of.ourPushes} 次上传、
          {of.ourMinutes} 分钟。{of.booked > 0 && `补记 ${of.booked} 次没有应答的上传。`}
          {formatDateTime(of.ranTime)} {of.byHand ? '手动对账' : '自动对账'}
        </div>
      </div>
      <PageTable<RegistryDiscrepancy>
        noun="差异"
        about="两边一致时这里没有记录。"
        rowKey="registryDifferenceId"
        columns={differenceColumns(setRequest)}
        dataSource={of.differences}
        pagination={false}
        scroll={{ x: 1120 }}
      />
      {request && (
        <ResolveDiscrepancyDialog
          {...request}
          onClose={() => setRequest(null)}
          onDone={() => {
            setRequest(null)
            onChanged()
          }}
        />
      )}
    </>
  )
}
