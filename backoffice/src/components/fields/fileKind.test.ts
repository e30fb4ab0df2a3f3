import { messages, UploadCategories } from '@zhuxue/api/terms/media'
import { expect, test } from 'vitest'
import { acceptOf, appPackage, fileError, invoiceFile, withType } from './fileKind'

test('only a file of the right type and size passes', () => {
  const { maxBytes } = UploadCategories.app
  expect(fileError(appPackage, { name: '筑学.APK', size: maxBytes })).toBeNull()
  expect(fileError(appPackage, { name: 'app.apk', size: maxBytes + 1 })).toBe(messages.appTooLarge)
  expect(fileError(appPackage, { name: 'app.apk', size: 0 })).toBe(messages.appType)
  expect(fileError(appPackage, { name: 'app.apk.zip', size: 10 })).toBe(messages.appType)
  expect(fileError(invoiceFile, { name: '发票.ofd', size: 10 })).toBeNull()
  expect(fileError(invoiceFile, { name: '发票.png', size: 10 })).toBe(messages.invoiceType)
  expect(acceptOf(invoiceFile)).toBe('.pdf,.ofd')
})

test('a file without a browser type gets one from its extension', async () => {
  const sent = withType(appPackage, new File(['body'], 'app.apk'))

  expect(sent.type).toBe('application/vnd.android.package-archive')
  expect(await sent.text()).toBe('body')
  expect(withType(invoiceFile, new File(['body'], '发票.OFD')).type).toBe('application/ofd')
})
