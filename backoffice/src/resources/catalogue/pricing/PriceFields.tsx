import { PriceAboveOriginalText } from '@zhuxue/api/terms/catalogue'
import { Form, type FormInstance } from 'antd'
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
        dependencies={['coursePriceOriginal']}
        rules={[notAboveOriginal]}
        label="优惠价（元）"
        tooltip="与原价相同时会随原价一起变化"
        extra={`填 0 表示免费${noun}，所有人可看`}
      >
        <MoneyField />
      </Form.Item>
    </Adjustable>
  )
}

/** A warning only: an admin may sell it, and publishing asks for a reason. */
const notAboveOriginal = ({ getFieldValue }: Pick<FormInstance, 'getFieldValue'>) => ({
  warningOnly: true,
  validator: async (_: unknown, price: number | null) => {
    const original = Number(getFieldValue('coursePriceOriginal') ?? 0)
    if (original > 0 && Number(price ?? 0) > original) throw new Error(PriceAboveOriginalText)
  },
})
