import { Alert } from 'antd'
import { yuan } from '../../../kit/format'
import styles from './PricePreview.module.css'
import { sentenceOf, stepsOf, type Preview } from './preview'

export function PriceSteps({ preview }: { preview: Preview }) {
  return (
    <div aria-live="polite">
      <p className={styles.sentence}>
        {sentenceOf(preview.buyer)}
        <strong className="figure">¥{yuan(preview.orderAmt)}</strong>
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
            <dd className="figure">{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
