/** Opens a page in place of this one, with the state that this one was handed: coming back from signing in loses nothing that was typed. */
export function redirectAfterLogin(address: string): void {
  const { history, location } = window
  if (!history.state) return location.replace(address)
  history.replaceState(history.state, '', address)
  location.reload()
}
