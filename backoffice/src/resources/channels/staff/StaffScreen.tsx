import { UserOutlined } from '@ant-design/icons'
import type { HttpError } from '@refinedev/core'
import { Button, Card, Form, Skeleton, type FormProps } from 'antd'
import type { ReactNode } from 'react'
import { Notice } from '../../../kit/Notice'
import { Page } from '../../../kit/Page'
import { UnsavedGuard } from '../../../kit/dialog/UnsavedGuard'
import styles from './StaffScreen.module.css'

export function StaffScreen(props: {
  noun: string
  title?: string
  back: string
  error: HttpError | null
  loading: boolean
  busy: boolean
  save: () => void
  formProps: FormProps
  children: ReactNode
}) {
  const { noun, title, back, error, loading, busy, save, formProps, children } = props
  if (error) return <Missing noun={noun} back={back} error={error} />

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
      <UnsavedGuard />
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

function Missing({ noun, back, error }: { noun: string; back: string; error: HttpError }) {
  const gone = error.statusCode === 404
  return (
    <Page title={noun} back={back}>
      <Notice icon={<UserOutlined />} title={gone ? `${noun}不存在` : error.message}>
        {gone && '可能已被删除，请返回列表查看。'}
      </Notice>
    </Page>
  )
}
