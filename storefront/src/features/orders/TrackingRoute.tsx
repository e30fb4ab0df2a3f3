import { ParcelStateText } from '@zhuxue/api/terms/commerce'
import { useState } from 'react'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import styles from './TrackingRoute.module.css'

const shownAtFirst = 3

/** The tracking log, newest first. */
export function TrackingRoute({ orderId }: { orderId: string }) {
  const [all, setAll] = useState(false)
  const { data, failed, reload } = useFetch(
    () => api.commerce.trackingLogs.index({ params: { orderNo: orderId } }),
    orderId
  )
  if (failed) {
    return (
      <p className={`note note--amber ${styles.notice}`}>
        物流信息没有加载出来
        <button type="button" className="link" onClick={reload}>
          重试
        </button>
      </p>
    )
  }
  if (!data) return <Skeleton className={styles.skeleton} />
  const shown = all ? data.routes : data.routes.slice(0, shownAtFirst)

  return (
    <div className={styles.way}>
      <p className={styles.state}>
        <b>{ParcelStateText[data.state]}</b>
        {data.checkedTime && <span className="muted">更新于 {data.checkedTime}</span>}
      </p>
      {data.notice && <p className={`note note--amber ${styles.notice}`}>{data.notice}</p>}
      {data.routes.length === 0 && !data.notice && (
        <p className="muted">快递公司还没有这个单号的记录，通常发货后几小时内更新。</p>
      )}
      <ol className={styles.routes} aria-label="物流轨迹">
        {shown.map(({ acceptTime, remark }, at) => (
          <li key={`${acceptTime} ${remark}`} data-newest={at === 0}>
            <p>{remark}</p>
            <time dateTime={acceptTime.replace(' ', 'T')}>{acceptTime}</time>
          </li>
        ))}
      </ol>
      {data.routes.length > shownAtFirst && (
        <button type="button" className="btn btn--plain btn--small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? '收起' : `展开全部 ${data.routes.length} 条`}
          <Icon path={all ? icons.up : icons.down} size={14} />
        </button>
      )}
    </div>
  )
}
