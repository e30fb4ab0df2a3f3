import { SettingLength, TaxGroupText, TaxGroups, TaxRates, settingMessages } from '@zhuxue/api/terms/settings'
import { Card, Form, Input } from 'antd'
import { charactersUpTo } from '../../components/fields/characters'
import { Select } from '../../components/fields/Select'
import styles from './params.module.css'

const rates = [{ value: '', label: '未填写' }, ...TaxRates.map((rate) => ({ value: rate, label: `${rate}%` }))]
const seller = [
  { name: 'sellerName', label: '销售方名称', most: SettingLength.seller },
  { name: 'sellerTaxNo', label: '纳税人识别号', most: 18 },
  { name: 'sellerAddress', label: '地址和电话', most: SettingLength.seller },
  { name: 'sellerBank', label: '开户银行和账号', most: SettingLength.seller },
] as const

/** Of digital invoices that a provider issues (docs/product.md 7.8). */
export function SellerFields() {
  return (
    <Card title="数电票">
      <div className={styles.pairs}>
        {seller.map(({ name, label, most }) => (
          <Form.Item key={name} name={name} label={label}>
            <Input count={charactersUpTo(most)} autoComplete="off" />
          </Form.Item>
        ))}
      </div>
      <div className={styles.taxes}>
        {TaxGroups.flatMap((group) => [
          <Form.Item
            key={`taxCode.${group}`}
            name={`taxCode.${group}`}
            label={`${TaxGroupText[group]}的税收分类编码`}
            rules={[{ pattern: /^\s*(\d{19})?\s*$/, message: settingMessages[`taxCode.${group}`] }]}
          >
            <Input className="numeric" inputMode="numeric" count={charactersUpTo(19)} autoComplete="off" />
          </Form.Item>,
          <Form.Item key={`taxRate.${group}`} name={`taxRate.${group}`} label="税率">
            <Select options={rates} aria-label={`${TaxGroupText[group]}的税率`} />
          </Form.Item>,
        ])}
      </div>
      <p>接入自动开票后才需要填写。销售方、编码或税率留空时，相应的发票不能自动开具。</p>
    </Card>
  )
}
