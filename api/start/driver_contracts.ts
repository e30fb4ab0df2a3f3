import { ExpressTracker } from '#drivers/express/express_tracker'
import { FaceVerifier } from '#drivers/face/face_verifier'
import { HoursRegistry } from '#drivers/hours/hours_registry'
import { InvoiceIssuer } from '#drivers/invoices/invoice_issuer'
import { MailSender } from '#drivers/mail/mail_sender'
import { Wallets } from '#drivers/payment/wallets'
import { SmsSender } from '#drivers/sms/sms_sender'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { LiveStreams } from '#drivers/video/live_streams'
import { VideoCloud } from '#drivers/video/video_cloud'

/** By the setting that selects the driver. */
export const contracts = {
  PAYMENT_DRIVERS: Wallets,
  STORAGE_DRIVER: ObjectStorage,
  VIDEO_DRIVER: VideoCloud,
  LIVE_DRIVER: LiveStreams,
  SMS_DRIVER: SmsSender,
  FACE_DRIVER: FaceVerifier,
  EXPRESS_DRIVER: ExpressTracker,
  HOURS_DRIVER: HoursRegistry,
  INVOICE_DRIVER: InvoiceIssuer,
  MAIL_DRIVER: MailSender,
}
