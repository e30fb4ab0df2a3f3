import { Form } from 'antd'
import { MoneyField } from '../../../components/fields/MoneyField'
import { Adjustable } from '../form/Adjustable'

/** Original and selling price; `noun` is what is free when the selling price is 0. */
export function PriceFields({ noun }: { noun: string }) {
  return (
    <Adjustable>
      <Form.Item name="coursePriceOriginal" label="原价（元）">
        <MoneyField />
      </Form.Item>
      <Form.Item
        name="coursePrice"
        label="优惠价（元）"
        tooltip="与原价相同时会随原价一起变化"
        extra={`填 0 表示免费${noun}，所有人可看`}
      >
        <MoneyField />
      </Form.Item>
    </Adjustable>
  )
}
