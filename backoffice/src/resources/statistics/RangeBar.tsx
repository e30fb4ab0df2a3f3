import type { HttpError } from '@refinedev/core'
import { Form } from 'antd'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { DayRange } from '../../components/list/filter/DayRange'
import { notBackwards, type DateRange } from '../../components/list/filter/days'
import { QueryButton } from '../../components/list/filter/QueryButton'
import styles from './RangeBar.module.css'

/** A range of days and other filters of the stats below; applied with 查询. */
export function RangeBar(props: {
  days: DateRange
  busy: boolean
  /** Why loading failed: errors of the range are shown at its field. */
  error?: HttpError | null
  onQuery: (days: DateRange) => void
  children?: ReactNode
  extra?: ReactNode
}) {
  const { days, busy, error, onQuery, children, extra } = props
  const [form] = Form.useForm<{ days: DateRange }>()
  const [from, to] = [days?.[0]?.valueOf(), days?.[1]?.valueOf()]
  const follow = useEffectEvent(() => form.setFieldValue('days', days))
  useEffect(() => follow(), [from, to])
  useEffect(() => {
    const { startDate, endDate } = (error?.errors ?? {}) as Record<string, string>
    const rangeError = startDate ?? endDate
    if (rangeError) form.setFields([{ name: 'days', errors: [rangeError] }])
  }, [form, error])

  return (
    <Form form={form} layout="inline" className={styles.bar} onFinish={({ days: typed }) => onQuery(typed)}>
      <Form.Item label="日期" name="days" rules={[notBackwards]} className={styles.days}>
        <DayRange aria-label="日期范围" />
      </Form.Item>
      {children}
      <QueryButton busy={busy} className={styles.query} />
      {extra}
    </Form>
  )
}
