import { useEffect, useEffectEvent, useId, useState } from 'react'
import { PresenceKindText } from '@zhuxue/api/terms/accounts/presence'
import { Dialog } from '~/components/dialog/Dialog'
import { FailedState } from '~/components/ui/EmptyState'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { api, silent } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { FaceWay } from './FaceWay'
import styles from './Presence.module.css'
import { firstWay, type PresenceCheck, type Way, wayWithoutFace } from './presenceCheck'
import { PressWay } from './PressWay'
import { SmsWay } from './SmsWay'
import { StaffWay } from './StaffWay'
import { useTabTitle } from './useTabTitle'

interface Props {
  known: PresenceCheck | null
  onPassed: () => void
  onClose: () => void
}

/** Without a time limit: the video or the test waits until the user is back (docs/product.md 9.18). */
export function PresenceDialog({ known, onPassed, onClose }: Props) {
  const { data, failure, reload } = useFetch(() => api.accounts.presence.open({ ...silent }), 'open-check', {
    enabled: !known,
  })
  const [isAgreed, setAgreed] = useState(false)
  const [chosen, setChosen] = useState<Way | null>(null)
  const found = known ?? data?.check ?? null
  const check = found && isAgreed && found.consent ? { ...found, consent: { ...found.consent, agreed: true } } : found
  const way = chosen ?? (check && firstWay(check))
  const title = PresenceKindText[check?.kind ?? 'face']
  const textId = useId()
  useTabTitle(title)

  // It was passed in another window meanwhile.
  const isNothingOpen = data !== null && !data.check
  const pass = useEffectEvent(onPassed)
  useEffect(() => {
    if (isNothingOpen) pass()
  }, [isNothingOpen])

  return (
    <Dialog title={title} size="small" onClose={onClose} alertText={textId} stayOpenOnBackdropClick>
      <div className={styles.body} key={`${way} ${isAgreed}`}>
        <p id={textId} className={styles.text}>
          {check?.sentence}
        </p>
        {!check && (failure ? <FailedState onRetry={reload} /> : <Skeleton className={styles.skeleton} />)}
        {check && way === 'press' && <PressWay check={check} onPassed={onPassed} />}
        {check && way === 'face' && (
          <FaceWay
            check={check}
            onPassed={onPassed}
            onAgreed={() => setAgreed(true)}
            onDecline={() => setChosen(wayWithoutFace(check))}
          />
        )}
        {check && way === 'sms' && <SmsWay check={check} onPassed={onPassed} onFace={() => setChosen('face')} />}
        {check && way === 'staff' && <StaffWay check={check} onPassed={onPassed} onFace={() => setChosen('face')} />}
      </div>
    </Dialog>
  )
}
