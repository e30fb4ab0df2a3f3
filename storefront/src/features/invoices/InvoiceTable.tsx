import { EmptyState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { RecordTable } from '~/components/ui/list/RecordTable'
import { SearchForm } from '~/components/ui/list/SearchForm'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { api } from '~/lib/http/api'
import { paths } from '~/lib/paths'
import { useUrlQuery } from '~/lib/history/useUrlQuery'
import { useFetch } from '~/lib/http/useFetch'
import { InvoicePageSizes, invoiceAddress, readInvoiceQuery } from './invoiceQuery'
import { invoiceColumns } from './invoiceColumns'
import styles from './InvoiceTable.module.css'

/** 我的发票 (docs/product.md 7.6). */
export default function InvoiceTable() {
  return (
    <RequireLogin>
      <Invoices />
    </RequireLogin>
  )
}

function Invoices() {
  const { query, changeQuery } = useUrlQuery({ read: readInvoiceQuery, address: invoiceAddress })
  const { productName, page, pageSize } = query
  const { data, failed, loading, reload } = useFetch(
    () => api.invoices.invoices.index({ query: { productName: productName || undefined, page, pageSize } }),
    JSON.stringify(query)
  )

  return (
    <div className={styles.invoices}>
      <SearchForm
        label="按商品名称查找"
        text={productName}
        onSearch={(text) => changeQuery({ productName: text })}
        className={styles.search}
      />
      <RecordTable
        columns={invoiceColumns}
        rows={data?.invoices}
        rowKey={({ invoiceId }) => invoiceId}
        loading={loading}
        failed={failed}
        onRetry={reload}
        empty={
          <NoInvoices
            isFiltered={productName !== ''}
            total={data?.total ?? 0}
            onAll={() => changeQuery({ productName: '' })}
          />
        }
        foot={{ ...query, total: data?.total ?? 0, unit: '张发票', sizes: InvoicePageSizes, onChange: changeQuery }}
      />
    </div>
  )
}

type NoInvoicesProps = { isFiltered: boolean; total: number; onAll: () => void }

function NoInvoices({ isFiltered, total, onAll }: NoInvoicesProps) {
  if (isFiltered || total > 0) {
    return (
      <EmptyState icon={icons.file} text={total > 0 ? '这一页没有发票' : '没有找到相关发票'}>
        <button type="button" className="btn" onClick={onAll}>
          查看全部发票
        </button>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={icons.file} text="还没有发票，可以在已支付的订单中申请">
      <a className="btn btn--primary" href={paths.myOrder}>
        我的订单
      </a>
    </EmptyState>
  )
}
