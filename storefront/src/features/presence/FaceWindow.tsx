import { useState, type ReactNode } from 'react'
import { messages } from '@zhuxue/api/terms/accounts/presence'
import { useIsPhone } from '~/lib/useIsPhone'
import type { FaceStage } from './faceStage'
import styles from './Presence.module.css'

interface Props {
  stage: Extract<FaceStage, { at: 'opened' | 'asking' }>
  onFinish: () => void
  onRestart: () => void
  children: ReactNode
}

/** The page of the vendor is open in another window, or its code is scanned with a phone. */
export function FaceWindow({ stage, onFinish, onRestart, children }: Props) {
  const { certifyUrl, qr } = stage.window
  const [onPhone, setOnPhone] = useState(stage.window.onPhone)
  const isPhone = useIsPhone()
  const isAsking = stage.at === 'asking'
  return (
    <>
      {onPhone && <img className={styles.code} src={qr} alt="人脸核验二维码" width="208" height="208" />}
      <p role="status">
        {onPhone
          ? '请用手机扫码，由本人按提示完成核验，完成后本页会自动继续。'
          : '请在新窗口中由本人完成核验，完成后回到本页会自动继续。'}
      </p>
      {stage.text && (
        <p className={styles.problem} role="alert">
          {stage.text}
        </p>
      )}
      <div className={styles.pair}>
        <button type="button" className="btn" onClick={onRestart}>
          重新核验
        </button>
        <button type="button" className="btn btn--primary" data-first data-busy={isAsking} onClick={onFinish}>
          {isAsking ? '请稍候…' : '核验完成'}
        </button>
      </div>
      <a className="link" href={certifyUrl} target="_blank" rel="noopener noreferrer">
        {onPhone ? '改在本机核验' : '没有看到新窗口？打开核验页面'}
      </a>
      {!onPhone && !isPhone && (
        <button type="button" className="link" onClick={() => setOnPhone(true)}>
          {messages.scanWithPhone}
        </button>
      )}
      {children}
    </>
  )
}
