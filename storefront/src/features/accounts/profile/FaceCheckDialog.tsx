import { messages } from '@zhuxue/api/terms/accounts'
import { FaceConsent } from '@zhuxue/api/terms/accounts/face_checks'
import { DataReason } from '@zhuxue/api/terms/accounts/personal_data'
import { Dialog } from '~/components/dialog/Dialog'
import { EmptyState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { Reason } from '~/components/ui/Field'
import styles from './Profile.module.css'
import { useFaceCheck } from './useFaceCheck'

type Props = {
  onClose: () => void
  /** Leads to the missing name and ID number. */
  onComplete: () => void
  onPassed?: () => void
}

/** 人脸认证 (docs/product.md 1.9). */
export function FaceCheckDialog({ onClose, onComplete, onPassed = onClose }: Props) {
  const { stage, start, finish } = useFaceCheck()
  const waiting = stage.at === 'opened' || stage.at === 'checking'
  return (
    <Dialog title="人脸认证" onClose={onClose} stayOpenOnBackdropClick={waiting}>
      <div className={styles.stage}>
        {(stage.at === 'ready' || stage.at === 'opening') && (
          <EmptyState icon={icons.user} text="请本人在新窗口中按提示完成人脸识别。">
            <p className={styles.small}>{FaceConsent.text}</p>
            <Reason text={DataReason.face} />
            <Action text="开始认证" busy={stage.at === 'opening'} onPress={start} />
          </EmptyState>
        )}
        {waiting && (
          <EmptyState icon={icons.clock} text="请在新窗口中完成认证，完成后回到本页。">
            {stage.text && (
              <p className={styles.failure} role="alert">
                {stage.text}
              </p>
            )}
            <p className={styles.small}>
              没有看到新窗口？
              <a className="link" href={stage.certifyUrl} target="_blank" rel="noopener noreferrer">
                打开认证页面
              </a>
            </p>
            <div className={styles.pair}>
              <button type="button" className="btn" onClick={start}>
                重新认证
              </button>
              <Action text="认证完成" busy={stage.at === 'checking'} onPress={finish} />
            </div>
          </EmptyState>
        )}
        {stage.at === 'passed' && (
          <EmptyState icon={icons.check} text={messages.facePassed}>
            <Action text="好的" onPress={onPassed} />
          </EmptyState>
        )}
        {stage.at === 'failed' && (
          <EmptyState icon={icons.alert} text={stage.text}>
            <Action text="重新认证" onPress={start} />
          </EmptyState>
        )}
        {stage.at === 'exhausted' && (
          <EmptyState icon={icons.alert} text={messages.faceLimitReached}>
            <Action text="知道了" onPress={onClose} />
          </EmptyState>
        )}
        {stage.at === 'missing' && (
          <EmptyState icon={icons.alert} text={messages.identityMissing}>
            <Action text="完善个人资料" onPress={onComplete} />
          </EmptyState>
        )}
      </div>
    </Dialog>
  )
}

function Action({ text, busy, onPress }: { text: string; busy?: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className={`btn btn--primary ${styles.press}`}
      data-busy={busy}
      disabled={busy}
      onClick={onPress}
    >
      {busy ? '请稍候…' : text}
    </button>
  )
}
