import { isIP } from 'node:net'
import vine from '@vinejs/vine'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { nameText, telephone } from '#core/rules'
import { AccountKind } from '#messages/partner_events/terms'
import { partnerMessages as messages, ServiceAccountLimit as limit } from '#partners/terms'

const network = vine.createRule(
  (value, _options, field) => {
    if (typeof value === 'string' && !isNetwork(value)) field.report(messages.network, 'network', field)
  },
  { toJSONSchema: (schema) => void (schema.description = 'CIDR') }
)

function isNetwork(text: string): boolean {
  const [address, bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (!family || rest.length) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32))
}

const editable = () => ({
  accountName: nameText().minLength(1).maxLength(limit.accountName),
  contactName: nameText().minLength(1).maxLength(limit.contactName),
  contactEmail: vine.string().trim().email().maxLength(limit.contactEmail),
  allowedNetworks: vine.array(vine.string().trim().use(network())).maxLength(limit.networks),
})

/** The kind is chosen once: keys and endpoints depend on it. */
export const serviceAccountValidator = vine.create({
  ...editable(),
  ownerTelephone: telephone(),
  kind: vine.enum(AccountKind),
})

export const serviceAccountEditValidator = vine.create({
  ...editable(),
  /** The version that was shown. */
  lockVersion: vine.number().withoutDecimals().min(0),
})

const accountMessages = new FormMessagesProvider({
  'accountName.required': messages.accountName,
  'accountName.minLength': messages.accountName,
  'accountName.maxLength': messages.accountName,
  'kind.required': messages.kind,
  'ownerTelephone.required': messages.owner,
  'contactName.required': messages.contactName,
  'contactName.minLength': messages.contactName,
  'contactName.maxLength': messages.contactName,
  'contactEmail.required': messages.contactEmail,
  'contactEmail.email': messages.contactEmail,
  'allowedNetworks.array.maxLength': messages.networks,
})
serviceAccountValidator.messagesProvider = accountMessages
serviceAccountEditValidator.messagesProvider = accountMessages

export const serviceAccountSwitchValidator = vine.create({ disabled: vine.boolean() })
