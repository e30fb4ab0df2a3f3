import { DatePicker, Form } from 'antd'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { recentDays, thisMonth, type Days } from '../../kit/list/days'
import { QueryButton } from '../../kit/list/QueryButton'
import styles from './RangeBar.module.css'

/** A range of days and whatever else narrows the figures below it; asked for with 查询. */
export function RangeBar(props: {
  days: Days
  busy: boolean
  onQuery: (days: Days) => void
  children?: ReactNode
  extra?: ReactNode
}) {
  const { days, busy, onQuery, children, extra } = props
  const [typed, setTyped] = useState<Days>(days)
  const [from, to] = [days?.[0].valueOf(), days?.[1].valueOf()]
  const follow = useEffectEvent(() => setTyped(days))
  useEffect(() => follow(), [from, to])

  return (
    <Form layout="inline" className={styles.bar} onFinish={() => onQuery(typed)}>
      <Form.Item label="日期" className={styles.days}>
        <DatePicker.RangePicker
          aria-label="日期范围"
          value={typed}
          onChange={(next) => setTyped(next as Days)}
          presets={[...recentDays(), thisMonth()]}
          placeholder={['开始日期', '结束日期']}
          allowEmpty={[true, true]}
        />
      </Form.Item>
      {children}
      <QueryButton busy={busy} className={styles.query} />
      {extra}
    </Form>
  )
}
