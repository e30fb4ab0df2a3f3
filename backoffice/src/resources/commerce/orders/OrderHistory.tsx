import { EventKind, NoteMax, messages } from '@zhuxue/api/terms/commerce/history'
import { App, Button, Form, Input, Skeleton, Timeline } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { useEffect, useEffectEvent } from 'react'
import { FailedNotice } from '../../../components/FailedNotice'
import { reasonRule } from '../../../components/fields/reasonRule'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useFieldErrors } from '../../../components/hooks/useFieldErrors'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import type { Response } from '../../../lib/calls'
import { addNote } from './calls'
import styles from './OrderHistory.module.css'
import type { OrderDetail } from '../../../lib/apiTypes'

type Event = Response<'GET /api/admin/orders/:orderNo/history'>['rows'][number]

const colors: Partial<Record<EventKind, string>> = {
  [EventKind.Money]: 'green',
  [EventKind.Note]: 'orange',
  [EventKind.Staff]: 'gray',
}

/** The events of an order, and the internal notes of staff. */
export function OrderHistory({ order }: { order: OrderDetail }) {
  const { orderId } = order
  const { query, data } = useApiQuery('GET /api/admin/orders/:orderNo/history', {
    params: { orderNo: orderId },
    queryOptions: { retry: false, staleTime: 0 },
    errorNotification: false,
  })
  const reload = () => void query.refetch()
  const followOrder = useEffectEvent(() => {
    if (query.isFetched) reload()
  })
  // A refund or a parcel changes the order and its history.
  useEffect(() => followOrder(), [order])
  return (
    <section aria-label="订单经过">
      <h2 className={styles.title}>订单经过</h2>
      <NoteForm orderId={orderId} onAdded={reload} />
      {query.error ? (
        <FailedNotice error={query.error} onRetry={reload} />
      ) : data ? (
        <Timeline items={data.rows.map(toItem)} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      )}
    </section>
  )
}

function toItem({ time, kind, text, detail, actor }: Event, at: number) {
  return {
    key: `${time} ${at}`,
    color: colors[kind] ?? 'blue',
    children: (
      <>
        <div className={kind === EventKind.Note ? styles.note : undefined}>{text}</div>
        <small className={styles.about}>
          <span className="numeric">{time}</span>
          {actor && <span>{actor}</span>}
          {detail && <span>{detail}</span>}
        </small>
      </>
    ),
  }
}

function NoteForm({ orderId, onAdded }: { orderId: string; onAdded: () => void }) {
  const { message } = App.useApp()
  const [form] = Form.useForm<{ note: string }>()
  const { run, busy, userError } = useApiMutation(null, { onUserError: 'inline' })
  const formError = useFieldErrors(form, userError)

  const submit = async ({ note }: { note: string }) => {
    const done = await run('note', () => addNote(orderId, note))
    if (!done) return
    message.success(done)
    form.resetFields()
    onAdded()
  }

  return (
    <Form form={form} className={styles.form} onFinish={submit}>
      <Form.Item
        name="note"
        validateTrigger="onSubmit"
        rules={[{ required: true, whitespace: true, message: messages.noteNeeded }, reasonRule]}
        help={formError?.message}
        validateStatus={formError ? 'error' : undefined}
      >
        <Input.TextArea
          aria-label="内部备注"
          placeholder="内部备注，学员看不到"
          autoSize={{ minRows: 1, maxRows: 6 }}
          count={charactersUpTo(NoteMax)}
        />
      </Form.Item>
      <Button htmlType="submit" loading={busy !== null}>
        添加备注
      </Button>
    </Form>
  )
}
