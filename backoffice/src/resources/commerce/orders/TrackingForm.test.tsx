// @vitest-environment happy-dom
import type { HttpError } from '@refinedev/core'
import { screen } from '@testing-library/react'
import { Form } from 'antd'
import { expect, test, vi } from 'vitest'
import { renderRoutes } from '../../../tests/renderScreen'
import { TrackingForm, type Tracking } from './TrackingForm'

function openForm(errors?: Record<string, string>) {
  const userError = { message: '不能保存', statusCode: 200, errors } as HttpError
  function Screen() {
    const [form] = Form.useForm<Tracking>()
    return <TrackingForm form={form} userError={userError} onFinish={vi.fn()} />
  }
  renderRoutes({ at: '/', screens: { '/': <Screen /> }, dataProvider: {} as never })
}

test('an invalid tracking number is reported only at its field', async () => {
  openForm({ trackingNo: '单号已被使用' })
  await screen.findByText('单号已被使用')
  expect(screen.queryByText('不能保存')).toBeNull()
})

test('an error of another field is shown below the form', async () => {
  openForm({ expressCompany: '不支持这家快递公司' })
  await screen.findByText('不能保存')
})
