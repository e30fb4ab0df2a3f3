import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { nameText } from '#core/rules'
import { PasskeyNameLength, messages } from '#accounts/second_factor/terms'
import { currentPassword } from '#accounts/passwords/validators'

/** Base64url, as browsers encode bytes in JSON. */
const bytes = (maxLength: number) =>
  vine
    .string()
    .maxLength(maxLength)
    .regex(/^[\w-]+={0,2}$/)

const challengeId = () => vine.string().maxLength(64)
const passkeyName = () => nameText().minLength(1).maxLength(PasskeyNameLength)

const credential = () => ({ id: bytes(1400), rawId: bytes(1400), type: vine.literal('public-key') })

export const passkeyOptionsValidator = vine.create({ challengeId: challengeId().optional() })

export const passkeySignInValidator = vine.create({
  challengeId: challengeId(),
  response: vine.object({
    ...credential(),
    response: vine.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(4000),
      userHandle: bytes(200).optional(),
    }),
  }),
})

const nameMessages = new SimpleMessagesProvider({
  'passkeyName.maxLength': messages.passkeyNameLength,
  'passkeyName.minLength': messages.passkeyNameRequired,
  'passkeyName.required': messages.passkeyNameRequired,
  'required': messages.passkeyRefused,
  'visible': messages.passkeyNameInvisible,
})

export const passkeyValidator = vine.create({
  challengeId: challengeId(),
  passkeyName: passkeyName(),
  response: vine.object({
    ...credential(),
    response: vine.object({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(20_000),
      transports: vine.array(vine.string().maxLength(20)).maxLength(10).optional(),
    }),
  }),
})
passkeyValidator.messagesProvider = nameMessages

export const passkeyNameValidator = vine.create({ passkeyName: passkeyName() })
passkeyNameValidator.messagesProvider = nameMessages

export const passkeyRemovalValidator = vine.create({ currentPassword: currentPassword() })
