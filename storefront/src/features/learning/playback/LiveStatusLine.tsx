import { LiveStatus, messages } from '@zhuxue/api/terms/catalogue'
import { Icon } from '~/components/ui/Icon'
import styles from './LiveStatusLine.module.css'

const lines: Record<string, string> = {
  [LiveStatus.Unstarted]: messages.liveUnstarted,
  [LiveStatus.Started]: '正在直播',
  [LiveStatus.Completed]: messages.liveCompleted,
}

export function LiveStatusLine({ status }: { status: string | null }) {
  if (!status) return null
  return (
    <p className={styles.line} data-on={status === LiveStatus.Started}>
      <Icon name="live" size={18} />
      {lines[status]}
    </p>
  )
}
