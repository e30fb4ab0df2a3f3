import { useEffect } from 'react'

/** Leaves the router: signing in and the storefront are other documents. */
export function OtherDocument() {
  useEffect(() => window.location.replace(window.location.href), [])
  return null
}
