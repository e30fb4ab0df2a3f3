import { useState } from 'react'
import { lazyDialog } from '~/components/dialog/lazyDialog'
import { isSignedIn } from '~/lib/session/session'
import { useSession } from '~/lib/session/useSession'

const AskToAgree = lazyDialog(() => import('~/features/accounts/legal/AskToAgree'))

/** Asks a learner again when a legal text changed (docs/decisions/0065); visitors load nothing for it. */
export function AgreementGate() {
  const who = useSession()
  const [isOpen, setOpen] = useState(true)
  const isLearner = isSignedIn(who) && who.roles.includes('user')
  return isLearner && isOpen && <AskToAgree onClose={() => setOpen(false)} />
}
