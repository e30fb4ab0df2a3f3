/** SMS notifications. Each is a template at the vendor (docs/drivers.md). */
export const AccountNotice = {
  TelephoneChanged: 'telephone-changed',
  PasswordChanged: 'password-changed',
  NewDevice: 'new-device',
} as const
export type AccountNotice = (typeof AccountNotice)[keyof typeof AccountNotice]

/** `sending` stays when a process dies during the call: it may have been sent, so it is not repeated. */
export const NoticeState = { Waiting: 'waiting', Sending: 'sending', Sent: 'sent', Failed: 'failed' } as const
export type NoticeState = (typeof NoticeState)[keyof typeof NoticeState]

/** SMS notifications about messages per user and day. */
export const MaxMessageNoticesPerDay = 5

/** These go to the user who requested them; others may go to users without an account. */
const toRequester = 'message-'
export const isSentToRequester = (notice: string): boolean => notice.startsWith(toRequester)
