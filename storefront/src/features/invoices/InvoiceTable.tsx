import { useEffect, useState } from 'react'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { Icon } from '~/components/ui/Icon'
import { ListFoot } from '~/components/ui/ListFoot'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { api } from '~/lib/http/api'
import { paths } from '~/lib/paths'
import { useUrlQuery } from '~/lib/history/useUrlQuery'
import { useFetch } from '~/lib/http/useFetch'
import { InvoicePageSizes, invoiceAddress, readInvoiceQuery } from './invoiceQuery'
import { InvoiceRow } from './InvoiceRow'
import styles from './InvoiceTable.module.css'

/** 我的发票: search by product name; each status leads to the page of its invoice (learner side section 2). */
export default function InvoiceTable() {
  return (
    <RequireLogin>
      <Invoices />
    </RequireLogin>
  )
}

function Invoices() {
  const { query, changeQuery } = useUrlQuery({
    read: readInvoiceQuery,
    address: invoiceAddress,
  })
  const { productName, page, pageSize } = query
  const [name, setName] = useState(productName)
  useEffect(() => setName(productName), [productName])
  const { data, failed, loading, reload } = useFetch(
    () =>
      api.invoices.invoices.index({
        query: { productName: productName || undefined, page, pageSize },
      }),
    JSON.stringify(query)
  )

  return (
    <div className={styles.invoices}>
      <form
        className={styles.search}
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          changeQuery({ productName: name.trim() })
        }}
      >
        <input
          className="input"
          type="search"
          placeholder="按商品名称查找"
          aria-label="按商品名称查找"
          maxLength={100}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            // The cross inside the field empties it without submitting.
            if (event.target.value === '' && productName) changeQuery({ productName: '' })
          }}
        />
        <button className="btn">
          <Icon name="search" size={18} />
          查找
        </button>
      </form>
      {failed && <FailedState onRetry={reload} />}
      {!failed && !data && (
        <div className={`bone ${styles.bone}`} role="status" aria-label="正在加载" />
      )}
      {!failed && data?.invoices.length === 0 && (
        <NoInvoices
          searched={productName !== ''}
          total={data.total}
          onAll={() => changeQuery({ productName: '' })}
        />
      )}
      {!failed && data && data.invoices.length > 0 && (
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
          <ListFoot
            {...query}
            total={data.total}
            unit="张发票"
            sizes={InvoicePageSizes}
            onAsk={changeQuery}
          />
        </>
      )}
    </div>
  )
}

type NoneProps = { searched: boolean; total: number; onAll: () => void }

function NoInvoices({ searched, total, onAll }: NoneProps) {
  if (searched || total > 0) {
    return (
      <EmptyState icon="file" text={total > 0 ? '这一页没有发票' : '没有找到相关发票'}>
        <button type="button" className="btn" onClick={onAll}>
          查看全部发票
        </button>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="file" text="还没有发票，可以在已支付的订单中申请">
      <a className="btn btn--primary" href={paths.myOrder}>
        我的订单
      </a>
    </EmptyState>
  )
}
