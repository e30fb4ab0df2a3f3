export interface Sms {
  telephone: string
  /** Selects the vendor's template. */
  purpose: string
  code: string
}

/** Drivers send once and do not retry. */
export abstract class SmsSender {
  /** @throws DriverFailure */
  abstract send(sms: Sms): Promise<void>
}
