import { CertificateStatusText, PrintAboveMinutes } from '@zhuxue/api/terms/certificates'
import { Button } from 'antd'
import { formatCount } from '../../../components/format'
import { StatusTag } from '../../../components/list/StatusTag'
import type { Certificate } from '../../../lib/apiTypes'
import styles from './CertificateCard.module.css'
import { nameOf } from './nameOf'
import { PrintButton } from './PrintButton'

interface Props {
  certificate: Certificate
  isOpen: boolean
  onOpen: () => void
  onCorrect: () => void
  onPrinted: () => void
}

/** A certificate: its minutes as a bar up to the number that it needs, and what an admin can do with it. */
export function CertificateCard({ certificate, isOpen, onOpen, onCorrect, onPrinted }: Props) {
  const { certificateStatus, createTime, usedHours, availableHours, heldHours } = certificate
  const name = nameOf(certificate)
  const all = Math.max(PrintAboveMinutes, usedHours + availableHours + heldHours)
  const parts = [
    { label: '已上传', minutes: usedHours, className: styles.used },
    { label: '未上传', minutes: availableHours, className: styles.available },
    { label: '待通过测试', minutes: heldHours, className: styles.held },
  ]
  return (
    <li className={`${styles.card} ${isOpen ? styles.open : ''}`} aria-label={name}>
      <div className={styles.head}>
        <strong>{name}</strong>
        <StatusTag of={certificateStatus} text={CertificateStatusText} tone={{ pass: 'success' }} />
      </div>
      <div className={styles.sum}>
        <span className={styles.number}>{formatCount(usedHours)}</span> / {formatCount(PrintAboveMinutes)} 分钟已上传
      </div>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ label, minutes, className }) => (
          <span key={label} className={className} style={{ width: `${(minutes / all) * 100}%` }} />
        ))}
      </div>
      <dl className={styles.legend}>
        {parts.map(({ label, minutes, className }) => (
          <div key={label}>
            <dt>
              <span className={`${styles.dot} ${className}`} aria-hidden="true" />
              {label}
            </dt>
            <dd>{formatCount(minutes)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.since}>{createTime} 开始</div>
      <div className={styles.actions}>
        <Button
          type={isOpen ? 'primary' : 'default'}
          aria-label={`学时明细 ${name}`}
          aria-pressed={isOpen}
          onClick={onOpen}
        >
          学时明细
        </Button>
        <Button aria-label={`校正学时 ${name}`} onClick={onCorrect}>
          校正学时
        </Button>
        <PrintButton certificate={certificate} onPrinted={onPrinted} />
      </div>
    </li>
  )
}
