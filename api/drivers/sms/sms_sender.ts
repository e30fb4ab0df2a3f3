export interface Sms {
  telephone: string
  /** Selects the vendor's template. */
  purpose: string
  code: string
}

export interface SmsNotice {
  telephone: string
  /** Selects the vendor's template. */
  notice: string
  /** What the template fills in: `time`, and `device` where it names one. */
  values: Record<string, string>
}

/** Drivers send once and do not retry. */
export abstract class SmsSender {
  /** @throws DriverFailure */
  abstract send(sms: Sms): Promise<void>

  /** @throws DriverFailure */
  abstract notify(notice: SmsNotice): Promise<void>
}
