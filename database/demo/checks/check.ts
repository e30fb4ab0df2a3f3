import { checkCourses } from './check_courses.js'
import { courses } from '../content/courses/index.js'
import { handouts } from '../content/handouts.js'
import { isIdCard } from '../id_card.js'
import { demoOrders } from '../content/orders.js'
import { channelCodes, learners, people } from '../content/people.js'
import { checkQuestions } from '../content/questions/index.js'
import { areas } from '../content/regions.js'
import { length, twice } from './collection_checks.js'
import { teachers } from '../content/teachers.js'

/** Messages for all errors of the demo content; empty when it is valid. */
export function checkDemo(): string[] {
  return [
    ...checkCourses(),
    ...checkTeachers(),
    ...checkPeople(),
    ...checkHandouts(),
    ...checkOrders(),
    ...checkQuestions(),
  ]
}

function checkTeachers(): string[] {
  const problems = teachers
    .filter((teacher) => length(teacher.bio) < 60 || length(teacher.bio) > 120)
    .map((teacher) => `${teacher.name}: bio of ${length(teacher.bio)} characters`)
  if (teachers.length !== 10) problems.push(`${teachers.length} teachers instead of 10`)
  const accounts = people.filter((person) => person.role === 'teacher').map((p) => p.loginName)
  for (const { login } of teachers) if (!accounts.includes(login)) problems.push(`no account ${login}`)
  return problems
}

function checkPeople(): string[] {
  const problems = [
    ...twice(people.map((p) => p.telephone)).map((phone) => `phone twice: ${phone}`),
    ...twice(people.map((p) => p.loginName)).map((login) => `login twice: ${login}`),
    ...twice(people.flatMap((p) => p.idCard ?? [])).map((id) => `ID number twice: ${id}`),
    ...twice(channelCodes).map((code) => `exclusive code twice: ${code}`),
    ...channelCodes.filter((c) => !/^[A-HJ-NP-Z2-9]{6}$/.test(c)).map((c) => `bad code: ${c}`),
  ]
  for (const person of people) {
    const who = person.loginName
    if (!/^1[358]\d{9}$/.test(person.telephone)) problems.push(`${who}: bad phone`)
    if (length(person.userName) < 2 || length(person.userName) > 10) problems.push(`${who}: bad name`)
    if (person.idCard && !isIdCard(person.idCard)) problems.push(`${who}: bad ID number`)
    if (person.idCard && !areas[person.idCard.slice(0, 6)]) problems.push(`${who}: unknown area`)
    if (person.role === 'user' && person.confirmed && !person.idCard) {
      problems.push(`${who}: confirmed without ID number`)
    }
    if (person.passwd.length < (person.role === 'user' ? 8 : 12)) problems.push(`${who}: weak password`)
    for (const { address, region } of person.addresses) {
      if (length(address) < 3 || length(address) > 40) problems.push(`${who}: bad address ${address}`)
      if (!areas[region[2]]) problems.push(`${who}: unknown region ${region[2]}`)
    }
  }
  if (learners.length < 38) problems.push(`only ${learners.length} learners`)
  return problems
}

function checkHandouts(): string[] {
  return ['guide', 'formula-sheet', 'case-set', 'exam-syllabus']
    .filter((key) => handouts.filter((handout) => handout.key === key).length !== 1)
    .map((key) => `handout ${key} is not there exactly once`)
}

/** Runs the generator for several days and hours, because its result must not depend on the time. */
function checkOrders(): string[] {
  const moments = ['2026-11-21T02:00:00Z', '2026-12-31T16:10:00Z', '2027-02-28T23:30:00Z']
  return moments.flatMap((moment) => checkOrdersAt(new Date(moment)))
}

function checkOrdersAt(now: Date): string[] {
  const problems: string[] = []
  const orders = demoOrders(now)
  const byKey = new Map(courses.map((course) => [course.key, course]))
  const buyers = new Map(learners.map((person) => [person.loginName, person]))
  const earliest = now.getTime() - 91 * 24 * 3_600_000
  if (orders.length !== 260) problems.push(`${orders.length} orders`)

  for (const [i, order] of orders.entries()) {
    const say = (what: string) => problems.push(`order ${i} at ${now.toISOString()}: ${what}`)
    const types = order.items.map((item) => byKey.get(item.course)?.courseType)
    const buyer = buyers.get(order.buyer)
    if (!buyer) say(`unknown buyer ${order.buyer}`)
    if (types.includes(undefined)) say('unknown course')
    if (types.includes(5) && !order.code) say('further education without a code')
    if (order.code && !channelCodes.includes(order.code)) say(`unknown code ${order.code}`)
    const shipped = types.some((type) => type === 3 || type === 4)
    if (shipped !== (order.address !== null)) say('address and goods disagree')
    if (order.address !== null && !buyer?.addresses[order.address]) say('dangling address')
    if ((order.state === 'paid') !== (order.paidAt !== null)) say('state and payment disagree')
    const last = order.shipment?.deliveredAt ?? order.paidAt ?? order.closedAt ?? order.createdAt
    if (last > now || order.createdAt.getTime() < earliest) say('outside of the ninety days')
    if (twice(order.items.map((item) => item.course)).length) say('one course on two lines')
  }
  return problems
}
