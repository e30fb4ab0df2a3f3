import { useState } from 'react'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { Icon } from '~/components/ui/Icon'
import { Pager } from '~/components/ui/Pager'
import { RequireLogin } from '~/features/accounts/RequireLogin'
import { api } from '~/lib/api'
import { pagesOf } from '~/lib/pager'
import { paths } from '~/lib/paths'
import { useCall } from '~/lib/useCall'
import { InvoiceRow } from './InvoiceRow'
import styles from './InvoiceTable.module.css'

const pageSize = 10

/** 我的发票: search by product name; each status leads to the page of its invoice (learner side section 2). */
export default function InvoiceTable() {
  return (
    <RequireLogin>
      <Invoices />
    </RequireLogin>
  )
}

function Invoices() {
  const [name, setName] = useState('')
  const [wish, setWish] = useState({ productName: '', page: 1 })
  const { data, failed, loading, ask } = useCall(
    () =>
      api.invoices.invoices.index({
        query: { productName: wish.productName || undefined, page: wish.page, pageSize },
      }),
    JSON.stringify(wish)
  )

  return (
    <div className={styles.invoices}>
      <form
        className={styles.search}
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          setWish({ productName: name.trim(), page: 1 })
        }}
      >
        <input
          className="input"
          type="search"
          placeholder="按商品名称查找"
          aria-label="按商品名称查找"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button className="btn">
          <Icon name="search" size={18} />
          查找
        </button>
      </form>
      {failed && <FailedState onRetry={ask} />}
      {!failed && !data && (
        <div className={`bone ${styles.bone}`} role="status" aria-label="正在加载" />
      )}
      {!failed && data?.total === 0 && <NoInvoices searched={wish.productName !== ''} />}
      {!failed && data && data.total > 0 && (
        <>
          <div className={`sheet ${styles.sheet}`} data-loading={loading}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th>订单</th>
                  <th>发票抬头</th>
                  <th>类型</th>
                  <th>金额</th>
                  <th>申请时间</th>
                  <th>状态</th>
                </tr>
              </thead>
              <tbody>
                {data.invoices.map((invoice) => (
                  <InvoiceRow key={invoice.invoiceId} invoice={invoice} />
                ))}
              </tbody>
            </table>
          </div>
          <Pager
            page={wish.page}
            pages={pagesOf(data.total, pageSize)}
            onPage={(page) => setWish({ ...wish, page })}
          />
        </>
      )}
    </div>
  )
}

function NoInvoices({ searched }: { searched: boolean }) {
  if (searched) return <EmptyState icon="file" text="没有找到相关发票" />
  return (
    <EmptyState icon="file" text="还没有发票，可以在已支付的订单中申请">
      <a className="btn btn--primary" href={paths.myOrder}>
        我的订单
      </a>
    </EmptyState>
  )
}
