import { useEffect, useState } from 'react'
import { isSignedIn } from '~/lib/session/session'
import { api, reportFailure } from '~/lib/http/api'
import type { Product, Quote, Unavailable } from '~/lib/http/wire'

type Wanted = { products: Product[]; exclusiveCode?: string; orderType?: 'single' | 'package' }

/** Why there is no price: the sentence, and what cannot be bought when that is the reason. */
export type QuoteRefusal = { sentence: string; unavailable: Unavailable[] }

/**
 * The server's price of what is wanted, asked a moment after the last change; a visitor's without a code and
 * without what a returning buyer gets. The former quote stays until the new one is there, so that the total
 * does not jump to nothing; an answer that comes late is dropped.
 */
export function useQuote(wanted: Wanted) {
  const [quote, setQuote] = useState<Quote | null>(null)
  const [refusal, setRefusal] = useState<QuoteRefusal | null>(null)
  const [failed, setFailed] = useState(false)
  const [asking, setAsking] = useState(false)
  const [turn, setTurn] = useState(0)
  const key = JSON.stringify(wanted)

  useEffect(() => {
    setFailed(false)
    setRefusal(null)
    if (wanted.products.length === 0) {
      setQuote(null)
      setAsking(false)
      return
    }
    let late = false
    setAsking(true)
    const asked = setTimeout(async () => {
      try {
        const answer = await price(wanted)
        if (!late) setQuote(answer)
      } catch (error) {
        if (late) return
        const failure = reportFailure(error)
        if (!isRefusal(failure.code)) return setFailed(true)
        const unavailable = (failure.body.unavailable ?? []) as Unavailable[]
        setRefusal({ sentence: failure.message, unavailable })
      } finally {
        if (!late) setAsking(false)
      }
    }, 250)
    return () => {
      late = true
      clearTimeout(asked)
    }
  }, [key, turn])

  return { quote, setQuote, refusal, failed, asking, again: () => setTurn(turn + 1) }
}

const isRefusal = (code: string) => code === 'error' || code === 'unavailable'

function price(wanted: Wanted): PromiseLike<Quote> {
  const products = wanted.products.map(({ courseId, courseCount, withBook }) => ({
    courseId,
    courseCount,
    withBook,
  }))
  if (isSignedIn()) return api.commerce.quotes.store({ body: { ...wanted, products } })
  return api.commerce.visitorQuotes.store({ body: { products, orderType: wanted.orderType } })
}
