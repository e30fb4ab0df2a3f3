import { useEffect } from 'react'

/** Leaves the router: the login page is a separate document. */
export function RedirectToLogin() {
  useEffect(() => window.location.replace(window.location.href), [])
  return null
}
