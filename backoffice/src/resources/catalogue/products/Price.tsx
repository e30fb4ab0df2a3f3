import { DiscountMin, messages } from '@zhuxue/api/terms/catalogue'
import { Card, Form, InputNumber } from 'antd'
import { MoneyField } from '../../../components/fields/MoneyField'
import { Adjustable } from '../form/Adjustable'
import { ChangeReason } from '../form/ChangeReason'
import { PricePreview } from '../pricing/PricePreview'
import { pricedRules, RulesEditor } from '../pricing/RulesEditor'
import styles from './Price.module.css'

export function Price() {
  return (
    <Card title="价格与运费">
      <Adjustable>
        <div className={styles.prices}>
          <Form.Item
            name="coursePriceOriginal"
            label="商品价格（元）"
            rules={[{ required: true, message: messages.enterProductPrice }]}
          >
            <MoneyField />
          </Form.Item>
          <Form.Item
            name="coursePriceDiscount"
            label="折扣"
            extra="0.01 到 1，1 为不打折"
            rules={[{ type: 'number', min: DiscountMin, max: 1, message: messages.discountRange }]}
          >
            <InputNumber step={0.05} precision={2} style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item name="coursePrice" label="优惠价（元）" extra="商品价格 × 折扣，自动计算">
            <MoneyField readOnly controls={false} variant="filled" placeholder="自动计算" />
          </Form.Item>
          <Form.Item
            name="freightPrice"
            label="运费（元）"
            extra="一个订单只收一次运费，取其中最高的"
            rules={[{ type: 'number', min: 0, message: messages.freightRange }]}
          >
            <MoneyField />
          </Form.Item>
        </div>
        <Form.Item
          name="discountRules"
          label="优惠规则"
          rules={[{ validator: pricedRules }]}
          validateTrigger="onSubmit"
        >
          <RulesEditor />
        </Form.Item>
      </Adjustable>
      <ChangeReason />
      <PricePreview />
    </Card>
  )
}
