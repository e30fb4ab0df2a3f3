/** A text that leaves for one phone. */
export interface Sms {
  telephone: string
  /** Why it is sent: `login`, `register` or `reset`. The vendor's template is chosen by it. */
  purpose: string
  /** The six digits that the template carries. */
  code: string
}

/** Short messages. A driver sends once and reports what the provider said; it does not repeat by itself. */
export abstract class SmsSender {
  /**
   * Hands one message to the provider.
   * @throws DriverFailure when the provider refused it or did not answer
   */
  abstract send(sms: Sms): Promise<void>
}
