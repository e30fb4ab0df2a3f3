import type { HttpError } from '@refinedev/core'
import { Button, Card, Form, Skeleton, type FormProps } from 'antd'
import type { ReactNode } from 'react'
import { FailedNotice } from '../../../components/FailedNotice'
import { Page } from '../../../components/Page'
import styles from './StaffScreen.module.css'

export function StaffScreen(props: {
  noun: string
  title?: string
  back: string
  error: HttpError | null
  onRetry: () => void
  loading: boolean
  busy: boolean
  save: () => void
  formProps: FormProps
  children: ReactNode
}) {
  const { noun, title, back, error, onRetry, loading, busy, save, formProps, children } = props
  if (error) {
    return (
      <Page title={noun} back={back}>
        <FailedNotice
          error={error}
          onRetry={onRetry}
          missing={{ title: `${noun}不存在`, words: '可能已被删除，请返回列表查看。' }}
        />
      </Page>
    )
  }

  return (
    <Page
      title={title ?? (loading ? noun : `新增${noun}`)}
      back={back}
      extra={
        <Button type="primary" onClick={save} loading={busy} disabled={loading}>
          保存并返回
        </Button>
      }
    >
      <Card className={styles.card}>
        {loading ? (
          <Skeleton active paragraph={{ rows: 8 }} />
        ) : (
          <Form {...formProps} layout="vertical" disabled={busy} className={styles.fields}>
            {children}
            <button type="submit" hidden />
          </Form>
        )}
      </Card>
    </Page>
  )
}
