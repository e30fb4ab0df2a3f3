import { useEffect, useState } from 'react'
import { isSignedIn } from '~/features/accounts/session'
import { api, failureOf } from '~/lib/api'
import type { Product, Quote } from '~/lib/wire'

type Wanted = { products: Product[]; exclusiveCode?: string; orderType?: 'single' | 'package' }

/**
 * The server's price of what is wanted, asked a moment after the last change. The former quote stays until
 * the new one is there, so that the total does not jump to nothing; an answer that comes late is dropped.
 */
export function useQuote(wanted: Wanted) {
  const [quote, setQuote] = useState<Quote | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const key = JSON.stringify(wanted)

  useEffect(() => {
    if (wanted.products.length === 0 || !isSignedIn()) {
      setQuote(null)
      return
    }
    let late = false
    setAsking(true)
    const asked = setTimeout(async () => {
      try {
        const answer = await api.commerce.quotes.store({ body: wanted })
        if (late) return
        setQuote(answer)
        setRefusal(null)
      } catch (error) {
        if (!late) setRefusal(failureOf(error).message)
      } finally {
        if (!late) setAsking(false)
      }
    }, 250)
    return () => {
      late = true
      clearTimeout(asked)
    }
  }, [key])

  return { quote, setQuote, refusal, asking }
}
