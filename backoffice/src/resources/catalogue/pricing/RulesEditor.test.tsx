// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { Form } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { RulesEditor } from './RulesEditor'

afterEach(cleanup)

const hint = '不低于优惠价，不会生效'

function openRules(coursePrice: number) {
  const discountRules = [
    { ruleCode: '01', discountedPrice: 99 },
    { ruleCode: '05', discountedPrice: 100 },
    { ruleCode: '06', discountedPrice: null },
  ]
  render(
    <Form initialValues={{ coursePrice, discountRules }}>
      <Form.Item name="coursePrice">
        <input />
      </Form.Item>
      <Form.Item name="discountRules">
        <RulesEditor />
      </Form.Item>
    </Form>
  )
}

test('a rule that is not below the selling price is marked', async () => {
  openRules(100)
  expect(await screen.findAllByText(hint)).toHaveLength(1)
  const marked = screen.getByText(hint).closest('.ant-form-item')!
  expect(marked.querySelector('input')!.getAttribute('aria-label')).toBe('限时优惠 优惠价')
})

test('rules of a free course are not marked', () => {
  openRules(0)
  expect(screen.queryByText(hint)).toBeNull()
})
