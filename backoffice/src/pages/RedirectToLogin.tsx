import { useEffect } from 'react'

/** Signing in is a page of its own: whoever is led there by the router loads it. */
export function RedirectToLogin() {
  useEffect(() => window.location.replace(window.location.href), [])
  return null
}
