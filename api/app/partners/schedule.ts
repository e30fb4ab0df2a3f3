import { BusinessZone } from '#core/time'
import SendWebhooksJob from '#partners/webhooks/send_webhooks_job'
import WarnOfEndingKeysJob from '#partners/keys/warn_of_ending_keys_job'

/** An event starts its job itself; this schedule finds later attempts and takes over from dead processes. */
await SendWebhooksJob.schedule({}).id('partners.send_webhooks').every('1m').run()
await WarnOfEndingKeysJob.schedule({})
  .id('partners.warn_of_ending_keys')
  .cron('30 9 * * *')
  .timezone(BusinessZone)
  .run()
