import { messages, UploadCategories } from '@zhuxue/api/terms/media'
import { expect, test } from 'vitest'
import { packageFault, toPackage } from './packageFile'

test('only an .apk of the right size is sent', () => {
  const { maxBytes } = UploadCategories.app
  expect(packageFault({ name: '筑学.APK', size: maxBytes })).toBeNull()
  expect(packageFault({ name: 'app.apk', size: maxBytes + 1 })).toBe(messages.appTooLarge)
  expect(packageFault({ name: 'app.apk', size: 0 })).toBe(messages.appType)
  expect(packageFault({ name: 'app.apk.zip', size: 10 })).toBe(messages.appType)
})

test('a package gets its type where the browser knows none', async () => {
  const sent = toPackage(new File(['body'], 'app.apk'))

  expect(sent.type).toBe('application/vnd.android.package-archive')
  expect(await sent.text()).toBe('body')
})
