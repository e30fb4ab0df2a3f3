import { demoPeople } from '#accounts/local/demo_people'

export default class PeopleController {
  async index() {
    return { people: await demoPeople() }
  }
}
