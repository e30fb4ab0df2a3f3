/** People who sit a test over HTTP, in the same words to whoever serves. */
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { get } from './get.js'
import { post } from './post.js'

export interface Scene {
  paperId: number
  correlationId: string
  people: { userId: number; token: string }[]
}

export interface Begun {
  userPaperId: number
  token: string
  questionIds: number[]
}

export class Candidates {
  #agent: Agent

  constructor(
    readonly scene: Scene,
    atOnce: number
  ) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  }

  async start(url: string, token: string): Promise<Begun> {
    const { paperId, correlationId } = this.scene
    const text = await this.#post(`${url}/api/user/papers`, token, { paperId, correlationId })
    const { userPaperId, questions } = JSON.parse(text)
    const questionIds = questions.map(({ questionId }: { questionId: number }) => questionId)
    return { userPaperId, token, questionIds }
  }

  /** As the page sends it. @param letters by question */
  save(url: string, { userPaperId, token }: Begun, letters: Map<number, string>): Promise<string> {
    const answers = [...letters].map(([questionId, answer]) => ({
      ...{ questionId, answer, clientOpId: randomUUID(), spentSeconds: 1 },
    }))
    const body = { userPaperId, paperId: this.scene.paperId, answers }
    return this.#post(`${url}/api/user/paper-answers`, token, body)
  }

  async handIn(url: string, { userPaperId, token }: Begun): Promise<number> {
    const text = await this.#post(`${url}/api/user/user-papers/${userPaperId}/scoring`, token, {})
    return JSON.parse(text).userScore
  }

  result(url: string, { userPaperId, token }: Begun): Promise<string> {
    return get(this.#agent, `${url}/api/user/papers/${userPaperId}/paper-answers`, token)
  }

  #post(address: string, authorization: string, body: object) {
    return post(this.#agent, address, { authorization }, body)
  }
}
