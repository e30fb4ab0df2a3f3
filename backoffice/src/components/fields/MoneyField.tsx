import { InputNumber, type InputNumberProps } from 'antd'

/** Yuan with two decimals in steps of ten (docs/product.md 2.5). */
export function MoneyField(props: InputNumberProps<number>) {
  return (
    <InputNumber<number>
      min={0}
      max={1_000_000}
      step={10}
      precision={2}
      prefix="¥"
      style={{ width: '100%' }}
      {...props}
    />
  )
}
