import { Alert } from 'antd'
import styles from './Refused.module.css'

/** Why somebody was not let in. */
export const Refused = ({ sentence }: { sentence: string | null | undefined }) =>
  sentence ? (
    <Alert className={styles.refused} type="error" showIcon message={sentence} role="alert" />
  ) : null
