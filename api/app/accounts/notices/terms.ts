/** What a person is told by SMS. Each is a template at the vendor (docs/drivers.md). */
export const AccountNotice = {
  TelephoneChanged: 'telephone-changed',
  PasswordChanged: 'password-changed',
  NewDevice: 'new-device',
} as const
export type AccountNotice = (typeof AccountNotice)[keyof typeof AccountNotice]

/** `sending` stays when a process dies within the call: nobody knows whether it was sent, so it is not repeated. */
export const NoticeState = { Waiting: 'waiting', Sending: 'sending', Sent: 'sent', Failed: 'failed' } as const
export type NoticeState = (typeof NoticeState)[keyof typeof NoticeState]

/** Notices about messages that one person gets in a day. */
export const MostMessageNoticesPerDay = 5

/** These tell who asked for them; others may be to people without an account. */
const toRequester = 'message-'
export const isSentToRequester = (notice: string): boolean => notice.startsWith(toRequester)
