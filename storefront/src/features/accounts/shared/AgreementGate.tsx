import { useEffect, useState } from 'react'
import { lazyDialog } from '~/components/dialog/lazyDialog'
import { findTextsToAgree, isReadableWithoutAgreement } from '~/features/accounts/legal/openTexts'
import { onRestore } from '~/lib/history/restored'
import type { LegalText } from '~/lib/http/wire'
import { isSignedIn } from '~/lib/session/session'
import { useSession } from '~/lib/session/useSession'

const AgreementDialog = lazyDialog(() => import('~/features/accounts/legal/AgreementDialog'))

/** Asks a learner again when a legal text changed (docs/decisions/0065); nothing is shown otherwise. */
export default function AgreementGate() {
  const who = useSession()
  const isLearner = isSignedIn(who) && who.roles.includes('user')
  const [texts, setTexts] = useState<LegalText[]>([])

  useEffect(() => {
    if (!isLearner || isReadableWithoutAgreement(window.location.pathname)) return setTexts([])
    const ask = () => void findTextsToAgree().then(setTexts)
    ask()
    return onRestore(ask)
  }, [isLearner])

  if (texts.length === 0) return null
  return <AgreementDialog texts={texts} onChanged={setTexts} onClose={() => setTexts([])} />
}
