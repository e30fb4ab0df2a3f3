import { useEffect, useState } from 'react'
import { Icon } from '~/components/ui/Icon'
import styles from './PaymentDialog.module.css'

type Props = {
  src: string
  /** The picture has come. */
  onCode: () => void
  /** Its signed link may be too old: the order has to be asked for a new one. */
  onStale: () => void
}

/** The QR code as a picture; when it does not come, the way to ask for it again. */
export function PaymentCode({ src, onCode, onStale }: Props) {
  const [state, setState] = useState<'coming' | 'there' | 'broken'>('coming')
  const [tries, setTries] = useState(0)
  useEffect(() => setState('coming'), [src])

  if (state === 'broken') {
    return (
      <div className={`${styles.code} ${styles.broken}`} role="alert">
        <Icon name="alert" size={32} />
        <p>支付二维码没有加载出来</p>
        <button
          type="button"
          className="btn btn--small"
          onClick={() => {
            onStale()
            setTries(tries + 1)
            setState('coming')
          }}
        >
          重新获取
        </button>
      </div>
    )
  }
  return (
    <img
      key={`${src}-${tries}`}
      src={tries ? `${src}&again=${tries}` : src}
      alt="支付二维码"
      width="208"
      height="208"
      className={styles.code}
      data-coming={state === 'coming'}
      onLoad={() => {
        setState('there')
        onCode()
      }}
      onError={() => setState('broken')}
    />
  )
}
