import { learners, staffPeople } from '@zhuxue/database/demo/content/people'
import { Client, type Answer } from './client.js'

export type Role = 'admin' | 'auditor' | 'teacher' | 'channel'

/** A user of the demo academy. */
export interface Person {
  loginName: string
  idCard: string | null
  telephone: string
  passwd: string
  userName: string
  role: string
}

/** The users of the demo guide come first, so the last ones are used first. */
const unused = learners.filter(({ idCard }) => idCard) as Person[]

/** The product under attack, and the demo users who can sign in to it. */
export class Target extends Client {
  /** @param own the process and the folder of the product, when the tool started it */
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

  /** A learner that no other attack uses. */
  nextLearner(): Person {
    const person = unused.pop()
    if (!person) throw new Error('all learners of the demo academy are used')
    return person
  }

  signIn(person: Person, form: object = {}, from?: string): Promise<Answer> {
    const isLearner = person.role === 'user'
    const credentials = isLearner
      ? { loginName: person.idCard, loginType: 'idCard' }
      : { loginName: person.loginName, loginType: 'admin' }
    const body = { ...credentials, passwd: person.passwd, ...form }
    return this.post('/api/security/login', body, { from })
  }

  /** One session per user. */
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
