import { isSignedIn, type Session } from './session'

/** Sets the attributes by which the header's styles select. */
export function applySessionToDom(who: Session, root = document.documentElement): void {
  if (!isSignedIn(who)) {
    delete root.dataset.session
    root.style.removeProperty('--user-name')
    return
  }
  root.dataset.session = who.roles.includes('user') ? 'learner' : 'staff'
  root.style.setProperty('--user-name', JSON.stringify(who.userName))
}
