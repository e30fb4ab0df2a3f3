/** What a person is told by SMS about the own account. Each is a template at the vendor (docs/drivers.md). */
export const AccountNotice = {
  TelephoneChanged: 'telephone-changed',
  PasswordChanged: 'password-changed',
  NewDevice: 'new-device',
} as const
export type AccountNotice = (typeof AccountNotice)[keyof typeof AccountNotice]
