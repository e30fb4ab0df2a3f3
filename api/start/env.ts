// Imported for its side effects, so that settings exist in any order of module loading.
import '../bin/environment.js'
import { Env } from '@adonisjs/core/env'
import { projectRoot } from '#core/process/project_root'
import { checkKeys } from './keys.js'

const key = () => Env.schema.string({ message: 'must be set to a random text of 32 or more bytes' })

checkKeys(process.env)

export default await Env.create(projectRoot, {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  HOST: Env.schema.string(),
  PORT: Env.schema.number(),
  DATA_DIR: Env.schema.string(),
  PUBLIC_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  LOG_LEVEL: Env.schema.string.optional(),
  LOG_FILE: Env.schema.string.optional(),
  /** Days; defaults in core/prune_old_rows.ts, accounts/prune_avatars.ts and learning/playback/rollups/roll_up_heartbeats.ts. */
  KEEP_IDEMPOTENCY_KEYS_DAYS: Env.schema.number.optional(),
  KEEP_EXPIRED_SESSIONS_DAYS: Env.schema.number.optional(),
  KEEP_SMS_CODES_DAYS: Env.schema.number.optional(),
  KEEP_SMS_NOTICES_DAYS: Env.schema.number.optional(),
  KEEP_MAILS_DAYS: Env.schema.number.optional(),
  KEEP_LOGIN_LOGS_DAYS: Env.schema.number.optional(),
  KEEP_PAYMENT_NOTICES_DAYS: Env.schema.number.optional(),
  KEEP_AVATARS_DAYS: Env.schema.number.optional(),
  KEEP_BEATS_DAYS: Env.schema.number.optional(),
  /** Hours, and how many run at a time; defaults in exports/export_settings.ts. */
  KEEP_EXPORTS_HOURS: Env.schema.number.optional(),
  EXPORTS_AT_ONCE: Env.schema.number.optional(),

  APP_KEY: key(),
  PII_KEY: key(),
  /** The previous PII_KEY, while `pii:rotate` runs. */
  PII_KEY_PREVIOUS: Env.schema.string.optional(),
  INDEX_KEY: key(),
  QR_KEY: key(),
  INTERNAL_KEY: key(),
  AUDIT_KEY: key(),
  /** Previous keys of AUDIT_KEY, comma-separated, newest first: they verify older entries. */
  AUDIT_KEY_PREVIOUS: Env.schema.string.optional(),
  /** Signs printed certificates. */
  CERTIFICATE_KEY: key(),
  /** Previous public keys, comma-separated: their signatures can still be verified. */
  CERTIFICATE_PUBLIC_KEYS_PREVIOUS: Env.schema.string.optional(),
  /** Folder of the anchors of the audit log; `anchors` in DATA_DIR when empty. */
  AUDIT_ANCHORS: Env.schema.string.optional(),

  /** Hosts of webhooks that may be in a private network, comma-separated. */
  WEBHOOKS_PRIVATE_HOSTS: Env.schema.string.optional(),

  DB_CONNECTION: Env.schema.enum.optional(['sqlite', 'mysql'] as const),
  SQLITE_FILE: Env.schema.string.optional(),
  DB_HOST: Env.schema.string.optional(),
  DB_PORT: Env.schema.number.optional(),
  DB_USER: Env.schema.string.optional(),
  DB_PASSWORD: Env.schema.string.optional(),
  DB_DATABASE: Env.schema.string.optional(),
  DB_POOL: Env.schema.number.optional(),
  /** Host for reads that may be some seconds stale (docs/decisions/0090). */
  DB_REPLICA_HOST: Env.schema.string.optional(),
  DB_REPLICA_PORT: Env.schema.number.optional(),

  /** `api` leaves storefront and admin to separate hosts. */
  SERVE: Env.schema.enum.optional(['all', 'api'] as const),
  /** `off` leaves jobs to `npm run ace queue:work`. */
  WORKER: Env.schema.enum.optional(['inline', 'off'] as const),
  /** Rate limits of a minute and purges use Redis if it is set (docs/scale.md). */
  REDIS_URL: Env.schema.string.optional(),
  RATE_LIMITS: Env.schema.enum.optional(['on', 'off'] as const),
  /** Proofs of work before second codes and after failed attempts. */
  PROOFS: Env.schema.enum.optional(['on', 'off'] as const),
  /** Memory of the response cache per process; 0 caches nothing. */
  RESPONSE_CACHE_MB: Env.schema.number.optional(),
  /** Offline copies of pages in browsers. */
  OFFLINE_COPIES: Env.schema.enum.optional(['on', 'off'] as const),
  TRUST_PROXY: Env.schema.string.optional(),
  SHUTDOWN_SECONDS: Env.schema.number.optional(),
  /** Who must have a second factor: by default only admins in production. */
  SECOND_FACTOR_REQUIRED: Env.schema.enum.optional(['nobody', 'admins', 'staff'] as const),
  DEMO: Env.schema.enum.optional(['on', 'off'] as const),
  ALLOW_LOCAL_DRIVERS: Env.schema.boolean.optional(),

  /** Comma-separated, in the order in which buyers see them. */
  PAYMENT_DRIVERS: Env.schema.string.optional(),
  FORMER_PAYMENT_DRIVERS: Env.schema.string.optional(),
  STORAGE_DRIVER: Env.schema.enum.optional(['local', 'aliyun'] as const),
  VIDEO_DRIVER: Env.schema.enum.optional(['local', 'aliyun'] as const),
  LIVE_DRIVER: Env.schema.enum.optional(['local', 'aliyun'] as const),
  SMS_DRIVER: Env.schema.enum.optional(['local', 'aliyun'] as const),
  FACE_DRIVER: Env.schema.enum.optional(['local', 'aliyun'] as const),
  EXPRESS_DRIVER: Env.schema.enum.optional(['local', 'kuaidi100'] as const),
  HOURS_DRIVER: Env.schema.enum.optional(['local', 'province'] as const),
  INVOICE_DRIVER: Env.schema.enum.optional(['manual', 'local'] as const),
  MAIL_DRIVER: Env.schema.enum.optional(['off', 'local', 'smtp'] as const),

  /** Required by `wechat`, checked by drivers/payment/wechat/settings.ts (docs/drivers.md). */
  WECHAT_PAY_MERCHANT_ID: Env.schema.string.optional(),
  WECHAT_PAY_APP_ID: Env.schema.string.optional(),
  WECHAT_PAY_SERIAL: Env.schema.string.optional(),
  WECHAT_PAY_PRIVATE_KEY: Env.schema.string.optional(),
  WECHAT_PAY_API_KEY: Env.schema.string.optional(),
  WECHAT_PAY_PUBLIC_KEY: Env.schema.string.optional(),
  WECHAT_PAY_PUBLIC_KEY_ID: Env.schema.string.optional(),
  WECHAT_PAY_CERTIFICATES: Env.schema.string.optional(),
  WECHAT_PAY_NOTIFY_URL: Env.schema.string.optional(),
  /** Each enables one more payment method. */
  WECHAT_PAY_APP_SECRET: Env.schema.string.optional(),
  WECHAT_PAY_H5: Env.schema.string.optional(),

  /** Required by `alipay`, checked by drivers/payment/alipay/settings.ts (docs/drivers.md). */
  ALIPAY_APP_ID: Env.schema.string.optional(),
  ALIPAY_SELLER_ID: Env.schema.string.optional(),
  ALIPAY_PRIVATE_KEY: Env.schema.string.optional(),
  /** Or the three certificates. */
  ALIPAY_PUBLIC_KEY: Env.schema.string.optional(),
  ALIPAY_APP_CERTIFICATE: Env.schema.string.optional(),
  ALIPAY_CERTIFICATE: Env.schema.string.optional(),
  ALIPAY_ROOT_CERTIFICATE: Env.schema.string.optional(),
  ALIPAY_NOTIFY_URL: Env.schema.string.optional(),
  ALIPAY_GATEWAY: Env.schema.string.optional(),

  /** Required by `bank` in production. */
  BANK_ACCOUNT_NAME: Env.schema.string.optional(),
  BANK_ACCOUNT_NUMBER: Env.schema.string.optional(),
  BANK_NAME: Env.schema.string.optional(),
  BANK_BRANCH_CODE: Env.schema.string.optional(),
  /** In yuan: above it two admins confirm a transfer. */
  BANK_SECOND_PERSON_ABOVE: Env.schema.number.optional(),

  /** Required by `aliyun` (docs/drivers.md). */
  ALIYUN_ACCESS_KEY_ID: Env.schema.string.optional(),
  ALIYUN_ACCESS_KEY_SECRET: Env.schema.string.optional(),
  ALIYUN_SMS_SIGN_NAME: Env.schema.string.optional(),
  ALIYUN_SMS_TEMPLATES: Env.schema.string.optional(),
  ALIYUN_FACE_SCENE_ID: Env.schema.string.optional(),
  ALIYUN_OSS_REGION: Env.schema.string.optional(),
  ALIYUN_OSS_BUCKET: Env.schema.string.optional(),
  ALIYUN_OSS_ADDRESS: Env.schema.string.optional({ format: 'url', tld: false }),
  ALIYUN_VOD_REGION: Env.schema.string.optional(),
  ALIYUN_LIVE_PUSH_DOMAIN: Env.schema.string.optional(),
  ALIYUN_LIVE_PUSH_KEY: Env.schema.string.optional(),
  ALIYUN_LIVE_PLAY_DOMAIN: Env.schema.string.optional(),
  ALIYUN_LIVE_PLAY_KEY: Env.schema.string.optional(),
  ALIYUN_LIVE_APP: Env.schema.string.optional(),
  ALIYUN_LIVE_VALIDITY: Env.schema.number.optional(),

  /** For `smtp`. */
  SMTP_HOST: Env.schema.string.optional(),
  SMTP_PORT: Env.schema.number.optional(),
  SMTP_USER: Env.schema.string.optional(),
  SMTP_PASSWORD: Env.schema.string.optional(),
  SMTP_TLS: Env.schema.boolean.optional(),
  MAIL_FROM: Env.schema.string.optional({ format: 'email' }),

  /** Required by `province` (docs/drivers.md). */
  PROVINCE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  PROVINCE_APP_ID: Env.schema.string.optional(),
  PROVINCE_SECRET: Env.schema.string.optional(),
  /** Minutes of one hour in the registry; 45 when empty. */
  PROVINCE_MINUTES_PER_HOUR: Env.schema.number.optional(),

  /** Required by `kuaidi100`. */
  KUAIDI100_CUSTOMER: Env.schema.string.optional(),
  KUAIDI100_KEY: Env.schema.string.optional(),
})
