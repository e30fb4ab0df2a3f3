import { cell, entitlementId, type Mapper, type Output, type SourceRow } from '#transfer/mappers/mapper'
import { isTelephone, toExchangeTime, toPersonId } from '#transfer/mappers/source_cells'

const isIdCard = (text: string): boolean => /^\d{17}[\dXx]$/.test(text)

/** Chinese names have the family name first and no space. */
function nameOf(row: SourceRow): string {
  const [first, last] = [cell(row, 'firstname'), cell(row, 'lastname')]
  return /\p{Script=Han}/u.test(first + last) ? last + first : `${first} ${last}`.trim()
}

/** The file of a user upload, or a bulk download of users. */
function mapUser(row: SourceRow, output: Output): void {
  const name = toPersonId(cell(row, 'username'))
  if (cell(row, 'deleted') === '1') return output.skip(row, '已删除的账号不迁移')
  const telephone = [cell(row, 'phone1'), cell(row, 'phone2')].find(isTelephone)
  const idNumber = cell(row, 'idnumber')
  output.write('people', name, {
    user_name: nameOf(row),
    telephone,
    id_card: isIdCard(idNumber) ? idNumber : undefined,
    registered_at: toExchangeTime(cell(row, 'timecreated')),
    last_login_at: toExchangeTime(cell(row, 'lastaccess')),
    status: cell(row, 'suspended') === '1' ? 'disabled' : 'active',
  })
  for (const title of row.cells.keys()) {
    const at = /^course(\d+)$/.exec(title)?.[1]
    const shortName = at && cell(row, title)
    if (!shortName) continue
    const course = output.idOfTitle(shortName)
    if (!course) output.skip(row, `titles.csv 中没有填写“${shortName}”对应的课程`)
    else writeEntitlement(row, output, { name, course, isOff: cell(row, `enrolstatus${at}`) === '1' })
  }
}

function writeEntitlement(
  row: SourceRow,
  output: Output,
  { name, course, isOff }: { name: string; course: string; isOff: boolean }
): void {
  const grantedAt = toExchangeTime(cell(row, 'timecreated'))
  if (!grantedAt) return output.skip(row, '没有 timecreated，不知道开通课程的时间')
  output.write('entitlements', entitlementId(course, name), {
    person: name,
    course,
    origin: 'admin',
    granted_at: grantedAt,
    status: isOff ? 'off' : 'valid',
  })
}

const notMoved = '完成情况和成绩没有观看时长，不能作为学时迁移；请在 progress.csv 和 hours.csv 中提供'

export const moodle: Mapper = {
  files: [{ titles: ['username', 'firstname', 'lastname'], map: mapUser }],
  refuses: (head) =>
    head.some((title) => / - completion date$|\(real\)$|^course complete$/i.test(title)) ? notMoved : null,
}
