import { settingsOnly, type ProbeResult } from '#drivers/probe'

export interface Sms {
  telephone: string
  purpose: string
  code: string
}

export interface SmsNotice {
  telephone: string
  notice: string
  /** Values of the template: `time`, `device` or `course`. */
  values: Record<string, string>
}

/** Drivers send once and do not retry. Throws DriverFailure. */
export abstract class SmsSender {
  abstract send(sms: Sms): Promise<void>

  abstract notify(notice: SmsNotice): Promise<void>

  /** One read-only call that shows whether account and settings work. @throws DriverFailure without a usable answer */
  async probe(): Promise<ProbeResult> {
    return settingsOnly()
  }
}
