import { Alert, AutoComplete, ConfigProvider, InputNumber, Segmented, Spin } from 'antd'
import { useState, type KeyboardEvent } from 'react'
import { MaxCartQuantity } from '@zhuxue/api/terms/commerce'
import styles from './PricePreview.module.css'
import { useFormPrice, usePreview, type Buyer } from './usePreview'
import { formatYuan } from '../../../components/format'
import { messageOf, stepsOf, type Preview } from './preview'
import { useList } from '@refinedev/core'
import type { Member } from '../../../lib/apiTypes'

/** The price of a customer under the typed price and rules, saved or not (docs/product.md 3.9). */
export function PricePreview() {
  const [buyer, setBuyer] = useState<Buyer>({ returning: true, exclusiveCode: '', courseCount: 12 })
  const channelCodes = useChannelCodes()
  const { preview, error, busy, ready } = usePreview(useFormPrice(), buyer)
  const put = (part: Partial<Buyer>) => setBuyer({ ...buyer, ...part })

  return (
    <ConfigProvider componentDisabled={false}>
      <section className={styles.panel} aria-label="价格试算" onKeyDown={withoutSubmitting}>
        <h2 className={styles.title}>价格试算</h2>
        <div className={styles.buyer}>
          <Segmented<boolean>
            aria-label="学员"
            value={buyer.returning}
            onChange={(returning) => put({ returning })}
            options={[
              { value: false, label: '新学员' },
              { value: true, label: '老学员' },
            ]}
          />
          <AutoComplete
            aria-label="专属码"
            allowClear
            placeholder="专属码，可不填"
            value={buyer.exclusiveCode}
            options={channelCodes}
            filterOption={(typed, option) => `${option?.value} ${option?.label}`.includes(typed.toUpperCase())}
            onChange={(code?: string) => put({ exclusiveCode: (code ?? '').trim().slice(0, 6) })}
          />
          <InputNumber
            aria-label="购买份数"
            min={1}
            max={MaxCartQuantity}
            precision={0}
            addonAfter="份"
            value={buyer.courseCount}
            onChange={(courseCount) => put({ courseCount: courseCount ?? 1 })}
          />
        </div>
        {!ready ? (
          <p className={styles.hint}>填写优惠价后，这里显示学员实际支付的金额。</p>
        ) : error ? (
          <Alert type="error" showIcon message={error} />
        ) : (
          <Spin spinning={busy} delay={300}>
            {preview && <PriceSteps preview={preview} />}
          </Spin>
        )}
      </section>
    </ConfigProvider>
  )
}

function withoutSubmitting(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

function PriceSteps({ preview }: { preview: Preview }) {
  return (
    <div aria-live="polite">
      <p className={styles.total}>
        {messageOf(preview.buyer)}
        <strong className="numeric">¥{formatYuan(preview.orderAmt)}</strong>
      </p>
      {preview.codeMissing && preview.exclusiveCodeKnown && (
        <Alert type="warning" showIcon message="继续教育课程须填写有效的专属码才能购买。" />
      )}
      {!preview.exclusiveCodeKnown && <Alert type="warning" showIcon message="专属码不存在，按没有专属码计算。" />}
      <dl className={styles.steps}>
        {stepsOf(preview).map(({ label, why, amount }) => (
          <div key={label}>
            <dt>
              {label}
              {why && <small>{why}</small>}
            </dt>
            <dd className="numeric">{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function useChannelCodes() {
  const { result } = useList<Member & { id: number }>({
    resource: 'channels',
    pagination: { pageSize: 100 },
    queryOptions: { staleTime: 60_000 },
  })
  return result.data
    .filter(({ exclusiveCode }) => exclusiveCode)
    .map(({ exclusiveCode, userName }) => ({ value: exclusiveCode!, label: `${exclusiveCode} · ${userName}` }))
}
