export const peoplePaths = {
  users: '/board/admin/loginlogs',
  logs: '/board/admin/loginlogs/history',
  person: '/board/admin/loginlogs/person',
}

export type PersonTab =
  | 'orders'
  | 'courses'
  | 'seats'
  | 'invoices'
  | 'scores'
  | 'qualifications'
  | 'consents'
  | 'sign-ins'
  | 'entries'

/** The page of one user, for staff who may see it. */
export const personPath = (userId: number, tab?: PersonTab) =>
  `${peoplePaths.person}/${userId}${tab ? `?tab=${tab}` : ''}`
