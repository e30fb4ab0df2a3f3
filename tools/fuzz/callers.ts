import type { Person, Target } from '../local_client/target.js'

/** A client of one role; visitors have no session. */
export class ApiClient {
  #token?: string

  constructor(
    readonly name: string,
    private readonly target: Target,
    private person: Person | null,
    private readonly next?: () => Person
  ) {}

  async token(): Promise<string | undefined> {
    if (!this.person || this.#token) return this.#token
    for (let tries = 0; tries < 3 && !this.#token; tries++) {
      this.#token = (await this.target.signIn(this.person)).headers.authorization
      // A call may have changed the password or locked the user: another learner continues.
      if (!this.#token && this.next) this.person = this.next()
    }
    return this.#token
  }

  /** A call may have ended the session, its own or another user's. */
  noteAnswer(status: number, body: { msg?: string; code?: string }): void {
    const isOver = (status === 403 && body.msg === 'token expired') || body.code === 'must-change-password'
    if (isOver) this.#token = undefined
  }
}

export function callersOf(target: Target): ApiClient[] {
  const learner = () => target.nextLearner()
  return [
    new ApiClient('visitor', target, null),
    new ApiClient('learner', target, learner(), learner),
    ...(['teacher', 'channel', 'auditor', 'admin'] as const).map(
      (role) => new ApiClient(role, target, target.staff(role))
    ),
  ]
}
