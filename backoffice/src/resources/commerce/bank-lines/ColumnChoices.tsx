import { StatementColumns, type StatementColumn } from '@zhuxue/api/terms/commerce/bank_transfers'
import { Alert, Form } from 'antd'
import { Select } from '../../../components/fields/Select'
import type { StatementPreview } from '../../../lib/apiTypes'
import type { ChosenColumns } from './calls'
import styles from './ColumnChoices.module.css'

const columns = Object.entries(StatementColumns) as [StatementColumn, string][]

interface Props {
  preview: StatementPreview
  onChange: (columns: ChosenColumns) => void
}

/** Which column of the file holds what: found by its usual titles, or chosen for an earlier file of the bank. */
export function ColumnChoices({ preview: { head, columns: chosen, missing }, onChange }: Props) {
  return (
    <div>
      {missing.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message="有几项没有自动识别，请选择对应的列。下次导入同一家银行的流水不用再选。"
          style={{ marginBottom: 16 }}
        />
      )}
      <Form layout="vertical" className={styles.columns}>
        {columns.map(([name, title]) => (
          <Form.Item
            key={name}
            label={title}
            htmlFor={`column-${name}`}
            validateStatus={missing.includes(name) ? 'warning' : undefined}
          >
            <Select
              id={`column-${name}`}
              value={chosen[name]}
              placeholder="请选择列"
              onChange={(column: string) => onChange({ ...chosen, [name]: column })}
              options={head.map((value) => ({ value, label: value }))}
            />
          </Form.Item>
        ))}
      </Form>
    </div>
  )
}
