/** Replaces this page with another and passes on its state: signing in loses nothing that the user typed. */
export function redirectAfterLogin(address: string): void {
  const { history, location } = window
  if (!history.state) return location.replace(address)
  history.replaceState(history.state, '', address)
  location.reload()
}
