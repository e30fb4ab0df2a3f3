import { UploadOutlined } from '@ant-design/icons'
import { App, Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { formatYuan } from '../../../components/format'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { BulkBar } from '../../../components/list/BulkBar'
import { FilterBar } from '../../../components/list/filter/FilterBar'
import { PageTable } from '../../../components/list/PageTable'
import { useBulk } from '../../../components/list/useBulk'
import { useListing } from '../../../components/list/useListing'
import { useSelection } from '../../../components/list/useSelection'
import { Page } from '../../../components/Page'
import type { BankLine } from '../../../lib/apiTypes'
import { OrderTabs } from '../OrderTabs'
import { confirmLine, confirmLines } from './calls'
import { bankLineColumns } from './columns'
import { DismissDialog } from './DismissDialog'
import { bankLineFilters, defaults, type BankLineFilters } from './filters'
import { MatchDialog } from './MatchDialog'
import { QuickViews } from './QuickViews'
import { LineDrawer } from './show'

const ImportDialog = lazy(() => import('./ImportDialog').then(({ ImportDialog }) => ({ default: ImportDialog })))

/** Money on the seller's account, matched with orders and confirmed by hand. */
export function BankLineList() {
  const listing = useListing<BankLine, BankLineFilters>({ resource: 'bank-lines', defaults })
  const { tableProps, tableQuery, filters, filterBar } = listing
  const [asked, setAsked] = useState<{ verb: 'match' | 'dismiss'; line: BankLine } | null>(null)
  const [isImporting, setImporting] = useState(false)
  const selection = useSelection<BankLine>(JSON.stringify(filters), idOf)
  const bulk = useBulk({ resource: 'bank-lines', selection, idOf, nameOf, unit: '笔流水' })
  const { confirm, busy } = useConfirm()
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  /** The open line is in the hash of the URL: it can be reloaded, and closed by going back. */
  const open = (id: number | null) => navigate({ search, hash: id === null ? '' : String(id) })
  const actions = {
    busy,
    onConfirm: confirm,
    onMatch: (line: BankLine) => setAsked({ verb: 'match', line }),
    onDismiss: (line: BankLine) => setAsked({ verb: 'dismiss', line }),
  }

  return (
    <Page
      title="订单管理"
      tab="银行流水"
      extra={
        <Button type="primary" icon={<UploadOutlined />} onClick={() => setImporting(true)}>
          导入流水
        </Button>
      }
    >
      <OrderTabs />
      <QuickViews filters={filters} onChoose={listing.choose} />
      <FilterBar {...filterBar} filters={bankLineFilters} />
      <PageTable<BankLine>
        {...tableProps}
        noun="银行流水"
        about="导入银行的对账流水后，系统按付款码和金额匹配订单，由财务逐笔确认入账。"
        rowKey="lineId"
        columns={bankLineColumns({ ...actions, onOpen: ({ lineId }) => open(lineId) })}
        scroll={{ x: 1120 }}
        selection={{ ...selection, nameOf, isLocked }}
      />
      {/^#\d+$/.test(hash) && <LineDrawer lineId={hash.slice(1)} onClose={() => open(null)} {...actions} />}
      <BulkBar selection={selection} unit="笔流水">
        <Button type="primary" loading={bulk.busy} onClick={() => void bulk.act('确认', confirmLines)}>
          批量确认（{formatYuan(sumOf(selection.rows))} 元）
        </Button>
      </BulkBar>
      {asked?.verb === 'match' && <MatchDialog line={asked.line} onClose={() => setAsked(null)} />}
      {asked?.verb === 'dismiss' && <DismissDialog line={asked.line} onClose={() => setAsked(null)} />}
      {isImporting && (
        <Suspense>
          <ImportDialog
            onClose={() => {
              setImporting(false)
              void tableQuery.refetch()
            }}
          />
        </Suspense>
      )}
    </Page>
  )
}

const idOf = ({ lineId }: BankLine) => lineId
const nameOf = ({ payerName, amount }: BankLine) => `${payerName} ${formatYuan(amount)} 元`
const isLocked = ({ mayConfirm }: BankLine) => !mayConfirm
const sumOf = (lines: readonly BankLine[]) => lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100

function useConfirm() {
  const { message } = App.useApp()
  const { run, busy } = useApiMutation('bank-lines')
  const confirm = async ({ lineId }: BankLine) => {
    const done = await run(lineId, () => confirmLine(lineId))
    if (done) message.success(done)
  }
  return { confirm, busy }
}
