import { learners, staffPeople } from '@zhuxue/database/demo/content/people'
import { Client, type Answer } from './client.js'

export type Role = 'admin' | 'auditor' | 'teacher' | 'channel'

/** Somebody of the demo academy. */
export interface Person {
  loginName: string
  idCard: string | null
  telephone: string
  passwd: string
  userName: string
  role: string
}

/** Those whom the guide offers for a try stand first, so the last are taken first. */
const unused = learners.filter(({ idCard }) => idCard) as Person[]

/** The product under attack, and the demo people who can sign in to it. */
export class Target extends Client {
  /** @param own the process and the folder of the product, when it is one of ours */
  constructor(
    address: string,
    readonly own: { pid?: number; folder?: string } = {}
  ) {
    super(address)
  }

  #tokens = new Map<string, string>()

  staff(role: Role, at = 0): Person {
    return staffPeople.filter((person) => person.role === role)[at] as Person
  }

  /** A learner whom no other attack uses. */
  nextLearner(): Person {
    const person = unused.pop()
    if (!person) throw new Error('every learner of the demo academy was used')
    return person
  }

  signIn(person: Person, form: object = {}, from?: string): Promise<Answer> {
    const isLearner = person.role === 'user'
    const wanted = isLearner
      ? { loginName: person.idCard, loginType: 'idCard' }
      : { loginName: person.loginName, loginType: 'admin' }
    const body = { ...wanted, passwd: person.passwd, ...form }
    return this.post('/api/security/login', body, { from })
  }

  /** One session a person. */
  async tokenOf(person: Person): Promise<string> {
    const known = this.#tokens.get(person.loginName)
    if (known) return known
    const answer = await this.signIn(person)
    const token = answer.headers.authorization
    if (!token) throw new Error(`${person.loginName} cannot sign in: ${answer.text.slice(0, 200)}`)
    this.#tokens.set(person.loginName, token)
    return token
  }

  admin = () => this.tokenOf(this.staff('admin'))
}
