// @vitest-environment happy-dom
import { reasonMessages } from '@zhuxue/api/rules'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Form } from 'antd'
import { afterEach, expect, test, vi } from 'vitest'
import { ReasonField } from './ReasonField'

afterEach(cleanup)

const expectedMessages = {
  '   ': '请填写原因',
  '好': reasonMessages.letters,
  '12345': reasonMessages.letters,
  '核对\u200b客户': reasonMessages.invisible,
  '\u3164\u3164': reasonMessages.invisible,
}

function submit(typed: string) {
  const onFinish = vi.fn()
  render(
    <Form onFinish={onFinish}>
      <ReasonField name="reason" label="原因" needed="请填写原因" maxCharacters={200} placeholder="" />
      <button type="submit">提交</button>
    </Form>
  )
  fireEvent.change(screen.getByLabelText('原因'), { target: { value: typed } })
  fireEvent.click(screen.getByRole('button'))
  return onFinish
}

test.each(Object.entries(expectedMessages))('the reason %j is rejected at its field', async (typed, expected) => {
  const onFinish = submit(typed)

  await screen.findByText(expected)
  expect(onFinish).not.toHaveBeenCalled()
})

test('a reason of several lines is accepted', async () => {
  const onFinish = submit('核对客户\n来电要求')

  await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
})
