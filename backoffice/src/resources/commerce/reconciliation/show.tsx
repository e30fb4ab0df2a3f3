import { WalletText } from '@zhuxue/api/terms/commerce'
import { BillLinesShown } from '@zhuxue/api/terms/commerce/reconciliation'
import { Switch } from 'antd'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { PageTable } from '../../../components/list/PageTable'
import { DayScreen } from '../../../components/reconciliation/DayScreen'
import { orderPaths } from '../paths'
import { reconcileDay } from './calls'
import { DaySums } from './DaySums'
import { lineColumns } from './lineColumns'
import { outcomeOfRun } from './day'
import type { ProviderReportLine, Reconciliation } from '../../../lib/apiTypes'

export function ReconciliationDay() {
  const { day = '' } = useParams()
  const provider = useSearchParams()[0].get('provider') ?? undefined
  return (
    <DayScreen<Reconciliation>
      resource="reconciliation"
      id={provider ? `${day}?provider=${encodeURIComponent(provider)}` : day}
      title={`对账 ${day}`}
      hint={(found) => WalletText[found.provider] ?? found.provider}
      back={orderPaths.reconciliation}
      due="账单在第二天上午生成"
      run={async () => outcomeOfRun(await reconcileDay(day, provider))}
    >
      {(found) => <Found of={found} />}
    </DayScreen>
  )
}

function Found({ of }: { of: Reconciliation }) {
  const [all, setAll] = useState(of.differences === 0)
  const lines = of.lines.filter(({ difference }) => all || difference)
  const isCut = all ? of.shown >= BillLinesShown : of.differences > of.shown
  const cut = isCut && `只显示前 ${of.shown} 条，有差异的在前`
  return (
    <>
      <DaySums of={of} />
      <label style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <Switch checked={all} onChange={setAll} />
        同时显示一致的记录
      </label>
      <PageTable<ProviderReportLine>
        noun={all ? '记录' : '差异'}
        rowKey="billLineId"
        columns={lineColumns}
        dataSource={lines}
        pagination={false}
        scroll={{ x: 1080 }}
        footer={cut ? () => cut : undefined}
        below={cut}
      />
    </>
  )
}
