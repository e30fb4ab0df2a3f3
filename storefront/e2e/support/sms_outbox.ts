import { expect, type APIRequestContext } from '@playwright/test'

/** Waits for the newest code that the local provider "sent" to a phone for a purpose. */
export async function sentCode(
  request: APIRequestContext,
  telephone: string,
  purpose: 'login' | 'register' | 'reset' | 'telephone' | 'old-telephone' | 'presence'
): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const response = await request.get('/local/sms', { params: { telephone } })
      const { messages } = await response.json()
      const found = messages.find((message: { purpose: string }) => message.purpose === purpose)
      return (code = found?.code ?? '')
    })
    .toMatch(/^\d{6}$/)
  return code
}
