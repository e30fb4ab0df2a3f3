import type { ApplicationService } from '@adonisjs/core/types'
import { hooks } from '#core/tracing/hooks'
import { countCalls } from '#drivers/count_calls'
import drivers, { formerWallets, offeredWallets, type WalletName } from '#config/drivers'
import { ExpressTracker } from '#drivers/express/express_tracker'
import { FaceVerifier } from '#drivers/face/face_verifier'
import { HoursRegistry } from '#drivers/hours/hours_registry'
import { InvoiceIssuer } from '#drivers/invoices/invoice_issuer'
import { PaymentGateway } from '#drivers/payment/payment_gateway'
import { Wallets } from '#drivers/payment/wallets'
import { MailSender } from '#drivers/mail/mail_sender'
import { SmsSender } from '#drivers/sms/sms_sender'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { LiveStreams } from '#drivers/video/live_streams'
import { VideoCloud } from '#drivers/video/video_cloud'
import { VideoUploads } from '#drivers/video/video_uploads'

/** Binds each driver contract to the implementation that `config/drivers.ts` names. */
export default class DriversProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    const { container } = this.app

    const made = async (role: string, Driver: any) => {
      const driver = await container.make<any>(Driver)
      const counted = isLocal(Driver) ? driver : countCalls(role, driver)
      return hooks.driver?.(role, counted) ?? counted
    }

    const wallet = async (name: WalletName): Promise<PaymentGateway> => {
      const known = {
        'local': () => import('#drivers/payment/local/wallet'),
        'local-alipay': () => import('#drivers/payment/local/alipay'),
        'wechat': () => import('#drivers/payment/wechat/pay'),
        'alipay': () => import('#drivers/payment/alipay/pay'),
        'bank': () => import('#commerce/bank_transfers/bank_gateway'),
      }
      const { default: Driver } = await known[name]()
      return made('payment', Driver)
    }
    const [first, ...others] = offeredWallets
    container.singleton(PaymentGateway, () => wallet(first))
    let rest: Promise<PaymentGateway[][]> | undefined
    // Not a singleton, so that it uses a provider that tests replaced.
    container.bind(Wallets, async (resolver) => {
      rest ??= Promise.all([others, formerWallets].map((names) => Promise.all(names.map(wallet))))
      const [offered, former] = await rest
      return new Wallets([await resolver.make(PaymentGateway), ...offered], former)
    })
    container.singleton(ObjectStorage, async () => {
      const known = {
        local: () => import('#drivers/storage/local_storage'),
        aliyun: () => import('#drivers/storage/aliyun_oss'),
      }
      const { default: Driver } = await known[drivers.storage]()
      return made('storage', Driver)
    })
    container.singleton(VideoCloud, async () => {
      const known = {
        local: () => import('#drivers/video/local_video'),
        aliyun: () => import('#drivers/video/aliyun_vod'),
      }
      const { default: Driver } = await known[drivers.video]()
      return made('video', Driver)
    })
    container.singleton(VideoUploads, async () => {
      const known = {
        local: () => import('#drivers/video/local_uploads'),
        aliyun: () => import('#drivers/video/aliyun_uploads'),
      }
      const { default: Driver } = await known[drivers.video]()
      return made('uploads', Driver)
    })
    container.singleton(LiveStreams, async () => {
      const known = {
        local: () => import('#drivers/video/local_live'),
        aliyun: () => import('#drivers/video/aliyun_live'),
      }
      const { default: Driver } = await known[drivers.live]()
      return made('live', Driver)
    })
    container.singleton(SmsSender, async () => {
      const known = { local: () => import('#drivers/sms/local_sms'), aliyun: () => import('#drivers/sms/aliyun_sms') }
      const { default: Driver } = await known[drivers.sms]()
      return made('sms', Driver)
    })
    container.singleton(MailSender, async () => {
      const known = {
        off: () => import('#drivers/mail/local_mail'),
        local: () => import('#drivers/mail/local_mail'),
        smtp: () => import('#drivers/mail/smtp_mail'),
      }
      const { default: Driver } = await known[drivers.mail]()
      return made('mail', Driver)
    })
    container.singleton(FaceVerifier, async () => {
      const known = {
        local: () => import('#drivers/face/local_face'),
        aliyun: () => import('#drivers/face/aliyun_face'),
      }
      const { default: Driver } = await known[drivers.face]()
      return made('face', Driver)
    })
    container.singleton(ExpressTracker, async () => {
      const known = {
        local: () => import('#drivers/express/local_express'),
        kuaidi100: () => import('#drivers/express/kuaidi100'),
      }
      const { default: Driver } = await known[drivers.express]()
      return made('express', Driver)
    })
    container.singleton(HoursRegistry, async () => {
      const known = {
        local: () => import('#drivers/hours/local_registry'),
        province: () => import('#drivers/hours/signed_registry'),
      }
      const { default: Driver } = await known[drivers.hours]()
      return made('hours', Driver)
    })
    container.singleton(InvoiceIssuer, async () => {
      const known = {
        manual: () => import('#drivers/invoices/manual_issuer'),
        local: () => import('#drivers/invoices/local_issuer'),
      }
      const { default: Driver } = await known[drivers.invoices]()
      return made('invoices', Driver)
    })
  }
  /** Invalid payment settings fail the start instead of the first payment. */
  async boot() {
    const wallets = [...offeredWallets, ...formerWallets]
    if (wallets.includes('wechat')) (await import('#drivers/payment/wechat/settings')).wechatSettings()
    const { bankAccount, requireBankAccount } = await import('#commerce/bank_transfers/bank_account')
    if (wallets.includes('bank')) requireBankAccount()
    // Orders read it too.
    else bankAccount()
    if (wallets.includes('alipay')) (await import('#drivers/payment/alipay/settings')).alipaySettings()
  }
}

/** Local drivers and bank transfers call no vendor. */
const isLocal = (Driver: { name: string }) => Driver.name.startsWith('Local') || Driver.name === 'BankTransfers'
