import { demoPeople } from '#accounts/local/demo_people'
import { NotFound } from '#core/http/refusal'

/** Who one can sign in as while demo data is loaded (docs/demo.md). */
export default class PeopleController {
  async index() {
    const people = await demoPeople()
    if (!people.length) throw new NotFound()
    return { people }
  }
}
