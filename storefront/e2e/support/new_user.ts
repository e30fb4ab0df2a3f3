import { randomInt } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import { checkDigit } from '@zhuxue/api/rules'
import { sentCode } from './sms_outbox'

export interface NewPerson {
  telephone: string
  userName: string
  idCard: string
  passwd: string
}

/** A new user with a valid ID number; every run creates another. */
export function createLearner(): NewPerson {
  const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0')
  const two = (from: number, below: number) => String(randomInt(from, below)).padStart(2, '0')
  const number = `37010219${two(70, 100)}${two(1, 13)}${two(1, 29)}${digits(3)}`
  return {
    telephone: `139${digits(8)}`,
    userName: '高新远',
    idCard: number + checkDigit(number),
    passwd: `steel-beam-${digits(4)}`,
  }
}

/** Registers a user over the API: a learner without orders, addresses or cart. */
export async function register(request: APIRequestContext, person = createLearner()) {
  const { telephone, userName, idCard, passwd } = person
  const params = { telephone, purpose: 'register' }
  await request.get('/api/public/user/verify-code', { params })
  const verifyCode = await sentCode(request, telephone, 'register')
  const { legalTexts } = await (await request.get('/api/public/legal-texts')).json()
  const agreedTo = legalTexts.map((text: { legalTextId: number }) => text.legalTextId)
  const response = await request.post('/api/security/register', {
    data: { loginName: telephone, verifyCode, userName, idCard, passwd, agreedTo },
  })
  expect(await response.json()).toMatchObject({ code: '200' })
  return person
}
