import { RoleText } from '@zhuxue/api/terms/accounts'
import type { DemoPeople, DemoPerson, SignInWays } from '../lib/apiTypes'
import { isStaffRole } from '../providers/roles'
import { element } from './elements'

type Chosen = Pick<DemoPerson, 'loginName' | 'passwd'>

/** Shows the accounts of the demo academy, if it is installed; fetched after the form is painted. */
export async function showDemoAccounts(onChoose: (person: Chosen) => void): Promise<void> {
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  const { listsPeople } = await read<SignInWays>('/api/public/auth-type')
  if (!listsPeople) return
  const { people = [] } = await read<DemoPeople>('/local/people')
  const staff = people.filter(({ role }) => isStaffRole(role))
  element('demo-people').replaceChildren(...staff.map((person) => pathAfterSignIn(person, onChoose)))
  element('demo').hidden = staff.length === 0
}

/** Empty on any error: the form works without. */
async function read<Answer>(path: string): Promise<Partial<Answer>> {
  const answer = await fetch(path).catch(() => undefined)
  return answer?.ok ? ((await answer.json()) as Answer) : {}
}

function pathAfterSignIn(person: DemoPerson, onChoose: (person: Chosen) => void): HTMLLIElement {
  const { role, loginName, userName } = person
  const button = document.createElement('button')
  button.type = 'button'
  button.append(made('strong', userName), made('span', RoleText[role]), made('small', loginName))
  button.addEventListener('click', () => onChoose(person))
  const entry = document.createElement('li')
  entry.append(button)
  return entry
}

function made(tag: string, text: string): HTMLElement {
  const piece = document.createElement(tag)
  piece.textContent = text
  return piece
}
