import { useEffect, useState, type ComponentType } from 'react'
import { isSignedIn } from '~/lib/session/session'
import { useSession } from '~/lib/session/useSession'

/** Asks a learner again when a legal text changed (docs/decisions/0065); visitors load nothing for it. */
export function AgreementGate() {
  const account = useSession()
  const isLearner = isSignedIn(account) && account.roles.includes('user')
  const [AskToAgree, setAskToAgree] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (!isLearner) return
    // A background check: if it fails offline, the next page asks.
    import('~/features/accounts/legal/AskToAgree').then(
      (module) => setAskToAgree(() => module.default),
      () => undefined
    )
  }, [isLearner])

  return isLearner && AskToAgree && <AskToAgree />
}
