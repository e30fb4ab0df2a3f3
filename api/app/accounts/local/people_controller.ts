import { demoPeople } from '#accounts/local/demo_people'
import { NotFound } from '#core/http/refusal'

export default class PeopleController {
  async index() {
    const people = await demoPeople()
    if (!people.length) throw new NotFound()
    return { people }
  }
}
