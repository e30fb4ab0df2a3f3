import { Empty, Tag } from 'antd'
import type { EducationRule } from '../../../lib/apiTypes'
import { ruleFacts } from './ruleFacts'
import styles from './Versions.module.css'

/** All versions of a kind side by side, the newest first. */
export function Versions({ versions }: { versions: EducationRule[] }) {
  if (!versions.length) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="这类证书还没有规则，登记后暂不计算学时周期" />
  }
  return (
    <div className={styles.scroll} role="region" aria-label="规则版本" tabIndex={0}>
      <table className={styles.versions}>
        <thead>
          <tr>
            <th scope="col">生效日期</th>
            {versions.map(({ ruleId, validFrom, inForce }) => (
              <th key={ruleId} scope="col">
                {validFrom} {inForce && <Tag color="success">现行</Tag>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ruleFacts.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {versions.map((rule) => (
                <td key={rule.ruleId}>{of(rule)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
