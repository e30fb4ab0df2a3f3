import { useOnError, useWarnAboutChange, type HttpError } from '@refinedev/core'
import { messages } from '@zhuxue/api/terms/settings'
import { App, Form } from 'antd'
import { useState, type ReactNode } from 'react'
import { showFieldErrors } from '../../components/fieldErrors'
import { call } from '../../providers/api'
import { changesOf, toValues, warningsOf, type ParamValues } from './params'
import type { Params } from '../../lib/apiTypes'
import { useModal } from '../../components/dialog/useModal'

export function ParamsForm(props: {
  id: string
  params: Params
  onSaved: () => Promise<unknown>
  children: ReactNode
}) {
  const { id, params, onSaved, children } = props
  const [form] = Form.useForm<ParamValues>()
  const { message } = App.useApp()
  const modal = useModal()
  const { setWarnWhen } = useWarnAboutChange()
  const { mutate: onError } = useOnError()
  const [busy, setBusy] = useState(false)

  const save = async (changes: Partial<ParamValues>) => {
    setBusy(true)
    try {
      await call('POST /api/admin/params', { body: changes })
      setWarnWhen(false)
      message.success(messages.saved)
      await onSaved()
    } catch (error) {
      onError(error as HttpError)
      if (!showFieldErrors(form, error as HttpError)) message.error((error as HttpError).message)
    } finally {
      setBusy(false)
    }
  }

  const ask = (values: ParamValues) => {
    if (busy) return
    const changes = changesOf(params, values)
    const warnings = warningsOf(changes)
    if (warnings.length === 0) return void save(changes)
    modal.confirm({
      title: '确定要保存吗?',
      content: warnings.map((warning) => <p key={warning}>{warning}</p>),
      okText: '保存',
      cancelText: '取消',
      onOk: () => save(changes),
    })
  }

  return (
    <Form
      id={id}
      form={form}
      layout="vertical"
      disabled={busy}
      initialValues={toValues(params)}
      scrollToFirstError={{ behavior: 'smooth', block: 'center' }}
      onValuesChange={() => setWarnWhen(true)}
      onFinish={ask}
    >
      {children}
    </Form>
  )
}
