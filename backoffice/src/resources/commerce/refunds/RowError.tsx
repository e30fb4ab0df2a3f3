import { Typography } from 'antd'
import styles from './RefundDialog.module.css'

export function RowError({ text }: { text: string }) {
  return (
    <Typography.Text type="danger" role="alert" className={styles.option}>
      {text}
    </Typography.Text>
  )
}
