import { holdsStaffRole, isSignedIn, type Session } from './session'

/** Sets the attributes by which the styles of the header and the service QR code select. */
export function applySessionToDom(who: Session, root = document.documentElement): void {
  const { dataset, style } = root
  for (const name of ['session', 'staff', 'role']) delete dataset[name]
  if (!isSignedIn(who)) {
    style.removeProperty('--user-name')
    return
  }
  dataset.session = who.roles.includes('user') ? 'learner' : 'staff'
  if (holdsStaffRole(who.roles)) dataset.staff = ''
  if (who.roles.includes('admin')) dataset.role = 'admin'
  style.setProperty('--user-name', JSON.stringify(who.userName))
}
