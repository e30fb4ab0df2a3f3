import { useMemo } from 'react'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import type { Product, Quote, Unavailable } from '~/lib/http/apiTypes'
import { toProducts } from '~/lib/products'
import { isSignedIn } from '~/lib/session/session'

type QuoteRequest = { products: Product[]; exclusiveCode?: string; orderType?: 'single' | 'package' }

/** `unavailable` lists what cannot be bought, when that is the reason. */
export type QuoteError = { errorText: string; unavailable: Unavailable[] }

/** Requested shortly after the last change; a visitor's quote has no code and no discount for returning customers. */
export function useQuote(request: QuoteRequest) {
  const {
    data: quote,
    setData: setQuote,
    failure,
    loading,
    reload,
  } = useFetch(() => price(request), JSON.stringify(request), { enabled: request.products.length > 0, delayMs: 200 })
  const quoteError = useMemo((): QuoteError | null => {
    if (failure?.code !== 'error' && failure?.code !== 'unavailable') return null
    const unavailable = (failure.body.unavailable ?? []) as Unavailable[]
    return { errorText: failure.message, unavailable }
  }, [failure])

  return { quote, setQuote, refusal: quoteError, failed: failure !== null && !quoteError, loading, reload }
}

function price(request: QuoteRequest): PromiseLike<Quote> {
  const products = toProducts(request.products)
  if (isSignedIn()) return api.commerce.quotes.store({ body: { ...request, products } })
  return api.commerce.visitorQuotes.store({ body: { products, orderType: request.orderType } })
}
