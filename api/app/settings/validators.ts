import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { listOf } from '#core/query_rules'
import { MaxRowId, nameText } from '#core/rules'
import { isCooperativeTemplate } from '#settings/cooperative_url'
import {
  AuthType,
  parseFooterLinks,
  SettingLength,
  SettingRange,
  settingMessages,
  TaxRates,
  VersionPattern,
} from '#settings/terms'

export const paramsValidator = vine.create({ paramNames: listOf(vine.string().maxLength(50)).optional() })

const phone = '(0\\d{2,3}-?\\d{7,8}|1\\d{10}|400-?\\d{3}-?\\d{4})'
const onePhone = new RegExp(`^(${phone})?$`)
const phones = new RegExp(`^(${phone}(,${phone}){0,2})?$`)
const timeOfDay = '([01]\\d|2[0-3]):[0-5]\\d'

const text = (length: number) => vine.string().trim().maxLength(length).optional()
const integerIn = ([min, max]: readonly [number, number]) =>
  vine.number().withoutDecimals().range([min, max]).optional()
const picture = () => vine.string().trim().maxLength(500).optional()

const partnerUrl = vine.createRule(
  (value, _, field) => {
    if (value === '' || isCooperativeTemplate(String(value))) return
    field.report(settingMessages['cooperativeUrl.jdgc'], 'regex', field)
  },
  { toJSONSchema: (schema) => void (schema.pattern = '^$|^https://[^{}]+/.*\\{liveCode\\}') }
)
/** Empty: no partner teaches the subject. */
const cooperativeUrl = () => vine.string().trim().maxLength(SettingLength.cooperativeUrl).use(partnerUrl()).optional()

/** Empty: such goods are not invoiced automatically. */
const taxCode = () =>
  vine
    .string()
    .trim()
    .parse(asText)
    .regex(/^(\d{19})?$/)
    .optional()
const taxRate = () =>
  vine
    .enum(['', ...TaxRates])
    .parse(asText)
    .optional()

const footerLinkLines = vine.createRule(
  (value, _, field) => {
    if (parseFooterLinks(String(value)) === null) field.report(settingMessages.footerLinks, 'regex', field)
  },
  { toJSONSchema: (schema) => void (schema.maxLength = SettingLength.footerLinks) }
)

/** Empty: there is none. */
const rowIdOrEmpty = vine.createRule((value, name: 'helpCourseId' | 'presencePolicy', field) => {
  if (value === '' || (/^[1-9]\d*$/.test(String(value)) && Number(value) <= MaxRowId)) return
  field.report(settingMessages[name], 'regex', field)
})
const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

export const paramsFormValidator = vine.create({
  'authType': vine.enum(Object.values(AuthType)).optional(),
  'version': vine.string().trim().maxLength(SettingLength.version).regex(VersionPattern).optional(),
  'update': text(SettingLength.update),
  'serviceQrUrl': picture(),
  'appQrUrl': picture(),
  'groupInfo': text(SettingLength.groupInfo),
  'recordNumber': text(SettingLength.recordNumber),
  'servicePhones': vine.string().parse(normalizeCommas).regex(phones).optional(),
  'serviceHours': vine
    .string()
    .trim()
    .regex(new RegExp(`^${timeOfDay}-${timeOfDay}$`))
    .optional(),
  'complaintPhone': vine.string().trim().regex(onePhone).optional(),
  'helpCourseId': vine.string().trim().parse(asText).use(rowIdOrEmpty('helpCourseId')).optional(),
  'footerLinks': vine.string().trim().maxLength(SettingLength.footerLinks).use(footerLinkLines()).optional(),
  'passLine': integerIn(SettingRange.passLine),
  'validityDays': integerIn(SettingRange.validityDays),
  'minutesPerHour': integerIn(SettingRange.minutesPerHour),
  'smsPerDay': integerIn(SettingRange.smsPerDay),
  'testBeforeUpload': vine.enum(['0', '1']).optional(),
  'printByCycle': vine.enum(['0', '1']).optional(),
  'hoursKeptYears': integerIn(SettingRange.hoursKeptYears),
  'anomalyDeviceSwitches': integerIn(SettingRange.anomalyDeviceSwitches),
  'anomalyRefusedBeats': integerIn(SettingRange.anomalyRefusedBeats),
  'anomalyAddressAccounts': integerIn(SettingRange.anomalyAddressAccounts),
  'anomaliesForAuditors': vine.enum(['0', '1']).optional(),
  'presencePolicy': vine.string().trim().parse(asText).use(rowIdOrEmpty('presencePolicy')).optional(),
  'faceCheckFee': vine
    .string()
    .trim()
    .parse(asText)
    .regex(/^\d{1,4}(\.\d{1,2})?$/)
    .optional(),
  'sellerName': nameText().maxLength(SettingLength.seller).optional(),
  'sellerTaxNo': vine
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([0-9A-Z]{18})?$/)
    .optional(),
  'sellerAddress': nameText().maxLength(SettingLength.seller).optional(),
  'sellerBank': nameText().maxLength(SettingLength.seller).optional(),
  'taxCode.course': taxCode(),
  'taxCode.further': taxCode(),
  'taxCode.live': taxCode(),
  'taxCode.book': taxCode(),
  'taxCode.material': taxCode(),
  'taxCode.freight': taxCode(),
  'taxRate.course': taxRate(),
  'taxRate.further': taxRate(),
  'taxRate.live': taxRate(),
  'taxRate.book': taxRate(),
  'taxRate.material': taxRate(),
  'taxRate.freight': taxRate(),
  'cooperativeUrl.jdgc': cooperativeUrl(),
  'cooperativeUrl.kygc': cooperativeUrl(),
  'cooperativeUrl.glgc': cooperativeUrl(),
})

function normalizeCommas(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value
    .split(/[,，、;；\s]+/)
    .filter(Boolean)
    .join(',')
}

const rules = ['string', 'number', 'enum', 'regex', 'range', 'minLength', 'maxLength', 'withoutDecimals', 'required']

/** Each setting has one message for every rule. */
paramsFormValidator.messagesProvider = new SimpleMessagesProvider(
  Object.fromEntries(
    Object.entries(settingMessages).flatMap(([name, errorText]) => rules.map((rule) => [`${name}.${rule}`, errorText]))
  )
)
