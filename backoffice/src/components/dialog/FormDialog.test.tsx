// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { HttpError } from '@refinedev/core'
import { Form, Input } from 'antd'
import { expect, test, vi } from 'vitest'
import { renderRoutes } from '../../tests/renderScreen'
import { FormDialog } from './FormDialog'

const rejection = (errors?: Record<string, string>) => ({ message: '不能保存', statusCode: 200, errors }) as HttpError

async function openDialog(shownError: HttpError | null, errorPrefix?: string, onClose = vi.fn()) {
  const onSubmit = vi.fn()
  renderRoutes({
    at: '/',
    screens: {
      '/': (
        <FormDialog
          title="改名"
          okText="保存"
          command={{ busy: null, userError: shownError }}
          errorPrefix={errorPrefix}
          onSubmit={onSubmit}
          onClose={onClose}
        >
          <Form.Item name="name" label="名称" rules={[{ required: true, message: '请填写名称' }]}>
            <Input />
          </Form.Item>
        </FormDialog>
      ),
    },
    dataProvider: {} as never,
  })
  await screen.findByRole('dialog')
  return onSubmit
}

test('an empty required field is reported without a request', async () => {
  const onSubmit = await openDialog(null)
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }))
  await screen.findByText('请填写名称')
  expect(onSubmit).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText('名称'), { target: { value: '甲' } })
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: '甲' }))
})

test('a server error is shown once, at its field', async () => {
  await openDialog(rejection({ name: '名称已被使用' }))
  await screen.findByText('名称已被使用')
  expect(screen.queryByText('不能保存')).toBeNull()
})

test('an error of an unknown field is shown below the form', async () => {
  await openDialog(rejection({ price: '价格不正确' }), '保存失败：')
  await screen.findByText('保存失败：不能保存')
})

test('closing a dialog with typed text needs confirmation', async () => {
  const onClose = vi.fn()
  await openDialog(null, undefined, onClose)
  fireEvent.click(screen.getByRole('button', { name: /取\s*消/ }))
  expect(onClose).toHaveBeenCalledOnce()

  fireEvent.change(screen.getByLabelText('名称'), { target: { value: '甲' } })
  fireEvent.click(screen.getByRole('button', { name: /取\s*消/ }))
  fireEvent.click(await screen.findByRole('button', { name: '继续编辑' }))
  expect(onClose).toHaveBeenCalledOnce()
})
