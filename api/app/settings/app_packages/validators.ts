import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { paging } from '#core/rules'
import { messages } from '#settings/app_packages/terms'
import { settingMessages, SettingLength, VersionPattern } from '#settings/terms'

export const appPackagesValidator = vine.create(paging())

export const appPackageValidator = vine.create({
  version: vine.string().trim().maxLength(SettingLength.version).regex(VersionPattern),
  url: vine.string().trim().maxLength(500),
})

appPackageValidator.messagesProvider = new SimpleMessagesProvider({
  'version.required': messages.versionNeeded,
  'version.string': settingMessages.version,
  'version.maxLength': settingMessages.version,
  'version.regex': settingMessages.version,
  'url.required': messages.packageNeeded,
  'url.string': messages.packageNeeded,
  'url.maxLength': messages.packageRefused,
})
