import { RoleText } from '@zhuxue/api/terms/accounts'
import type { DemoPerson } from '../lib/wire'
import { isStaffRole } from '../providers/roles'
import { element } from './elements'

type Chosen = Pick<DemoPerson, 'loginName' | 'passwd'>

/** Who one can sign in as, where the demo academy lives. */
export async function offerDemoPeople(onChoose: (person: Chosen) => void): Promise<void> {
  const answer = await fetch('/local/people').catch(() => undefined)
  const { people = [] }: { people?: DemoPerson[] } = answer?.ok ? await answer.json() : {}
  const staff = people.filter(({ role }) => isStaffRole(role))
  element('demo-people').replaceChildren(...staff.map((person) => entryOf(person, onChoose)))
  element('demo').hidden = staff.length === 0
}

function entryOf(person: DemoPerson, onChoose: (person: Chosen) => void): HTMLLIElement {
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
