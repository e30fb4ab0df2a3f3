import { useEffect, useState } from 'react'
import { onRestore } from '~/lib/history/restored'
import type { LegalText } from '~/lib/http/wire'
import AgreementDialog from './AgreementDialog'
import { findTextsToAgree, isReadableWithoutAgreement } from './openTexts'

/** Nothing is shown to who has agreed to the texts as they are. */
export default function AskToAgree(_: { onClose: () => void }) {
  const [texts, setTexts] = useState<LegalText[]>([])

  useEffect(() => {
    if (isReadableWithoutAgreement(window.location.pathname)) return
    const ask = () => void findTextsToAgree().then(setTexts)
    ask()
    return onRestore(ask)
  }, [])

  if (texts.length === 0) return null
  return <AgreementDialog texts={texts} onChanged={setTexts} onClose={() => setTexts([])} />
}
