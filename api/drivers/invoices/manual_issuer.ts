import { DriverFailure } from '#drivers/driver_failure'
import { InvoiceIssuer } from '#drivers/invoices/invoice_issuer'
import { rightAnswer, type ProbeResult } from '#drivers/probe'

/** Staff issue invoices elsewhere and upload the files. */
export default class ManualIssuer extends InvoiceIssuer {
  readonly name = 'manual'
  readonly isAutomatic = false

  issue = refuse
  find = refuse
  requestReversal = refuse
  findReversal = refuse
  download = refuse
  state = refuse

  readNotice(): null {
    return null
  }

  async probe(): Promise<ProbeResult> {
    return rightAnswer('invoices are issued by hand')
  }
}

async function refuse(): Promise<never> {
  throw new DriverFailure('invoices', { cause: 'invoices are issued by hand', rejectCode: 'MANUAL' })
}
