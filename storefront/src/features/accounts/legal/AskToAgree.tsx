import { useEffect, useState } from 'react'
import { lazyDialog } from '~/components/dialog/lazyDialog'
import { onBfcacheRestore } from '~/lib/history/bfcacheRestore'
import type { LegalText } from '~/lib/http/apiTypes'
import { findTextsToAgree, isReadableWithoutAgreement } from './openTexts'

const AgreementDialog = lazyDialog(() => import('./AgreementDialog'))

/** Shows nothing to a learner who has agreed to the current texts. */
export default function AskToAgree() {
  const [texts, setTexts] = useState<LegalText[]>([])

  useEffect(() => {
    if (isReadableWithoutAgreement(window.location.pathname)) return
    const reload = () => void findTextsToAgree().then(setTexts)
    reload()
    return onBfcacheRestore(reload)
  }, [])

  if (texts.length === 0) return null
  return <AgreementDialog texts={texts} onChanged={setTexts} onClose={() => setTexts([])} />
}
