import { holdsStaffRole, isSignedIn, type Session } from './session'

/** Sets the attributes by which the styles of the header and the service QR code select. */
export function applySessionToDom(account: Session, root = document.documentElement): void {
  const { dataset, style } = root
  for (const name of ['session', 'staff', 'role']) delete dataset[name]
  if (!isSignedIn(account)) {
    style.removeProperty('--user-name')
    return
  }
  dataset.session = account.roles.includes('user') ? 'learner' : 'staff'
  if (holdsStaffRole(account.roles)) dataset.staff = ''
  if (account.roles.includes('admin')) dataset.role = 'admin'
  style.setProperty('--user-name', JSON.stringify(account.userName))
}
