import { people } from '../content/people.js'
import { teachers } from '../content/teachers.js'
import type { DemoPerson } from '../types.js'
import { whole } from './seeded_random.js'
import { storeMedia } from './media.js'
import { daysBefore, stored } from './times.js'
import type { SeedContext } from './seed_context.js'

/** Accounts with roles, addresses and channels. All accounts with the same demo password share one hash. */
export async function addPeople(context: SeedContext) {
  const hashes = new Map<string, string>()
  for (const { passwd } of people) {
    if (!hashes.has(passwd)) hashes.set(passwd, await context.tools.hashPassword(passwd))
  }
  for (const person of people) {
    const picture = await pictureOf(context, person)
    addPerson(context, person, { passwordHash: hashes.get(person.passwd)!, picture })
  }
}

/** Teachers have a picture, as if an admin had uploaded it. */
async function pictureOf(context: SeedContext, { loginName }: DemoPerson): Promise<string | null> {
  const at = teachers.findIndex(({ login }) => login === loginName)
  if (at < 0) return null
  const { url } = await storeMedia(context, 'avatar', `teachers/${at + 1}.jpg`)
  return url
}

function addPerson(
  context: SeedContext,
  person: DemoPerson,
  { passwordHash, picture }: { passwordHash: string; picture: string | null }
) {
  const { tables, tools } = context
  const seal = person.idCard ? tools.encryptIdNumber(person.idCard) : null
  const since = stored(joinedAt(context, person))
  const id = tables.add('users', {
    login_name: person.loginName,
    user_name: person.userName,
    telephone: person.telephone,
    telephone_key: person.role === 'user' ? person.telephone : null,
    password_hash: passwordHash,
    avatar_url: picture,
    id_card_cipher: seal?.idCardCipher ?? null,
    id_card_index: seal?.idCardIndex ?? null,
    id_card_masked: seal?.idCardMasked ?? null,
    user_status: person.confirmed ? 2 : 1,
    must_change_password: false,
    // Set to today: a password set by staff ninety days ago would have to be changed at the first sign-in.
    password_changed_at: stored(context.tools.now),
    last_login_at: null,
    created_at: since,
  })
  tables.add('user_roles', { user_id: id, role: person.role, position: 0 })
  addTeacherProfile(context, id, person.loginName, since)
  context.people.set(person.loginName, { id, isLearner: person.role === 'user', ...person })

  for (const address of person.addresses) addAddress(context, id, address, since)
  if (person.channel) {
    const channelId = tables.add('channels', {
      user_id: id,
      exclusive_code: person.channel.exclusiveCode,
      discount_bp: person.channel.discountBp,
      kind: person.channel.kind,
      created_at: since,
    })
    tables.add('channel_rates', { channel_id: channelId, from_month: '0000-01', rate_bp: 1_000, created_at: since })
    context.channels.set(person.channel.exclusiveCode, { id: channelId, ...person.channel })
  }
}

/** The picture is that of the account. */
function addTeacherProfile({ tables }: SeedContext, userId: number, loginName: string, since: string) {
  const at = teachers.findIndex(({ login }) => login === loginName)
  if (at < 0) return
  const { name, school, title, bio, comment } = teachers[at]
  tables.add('teacher_profiles', {
    teacher_name: name,
    school,
    teacher_title: title,
    introduction: bio,
    motto: comment,
    profile_order: at + 1,
    user_id: userId,
    created_at: since,
  })
}

function addAddress({ tables }: SeedContext, userId: number, address: DemoPerson['addresses'][number], since: string) {
  const [provinceCode, cityCode, areaCode] = address.region
  const [province, city, area] = address.regionNames
  tables.add('addresses', {
    user_id: userId,
    name: address.name,
    telephone: address.telephone,
    province_code: provinceCode,
    city_code: cityCode,
    area_code: areaCode,
    province,
    city,
    area,
    address: address.address,
    default_key: address.defaultAddr ? userId : null,
    created_at: since,
  })
}

/** Staff joined first; learners joined before the ninety days of orders. */
function joinedAt({ tools: { now } }: SeedContext, { role, loginName }: DemoPerson): Date {
  if (role !== 'user') return daysBefore(now, 400)
  return daysBefore(now, whole(`joined ${loginName}`, 95, 240), whole(`hour ${loginName}`, 8, 21))
}
