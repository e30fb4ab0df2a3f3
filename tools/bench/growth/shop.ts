/**
 * The shop of the growth fill, made by hand: staff, partners, courses with chapters, papers with questions. Tables named
 * growth_… tell the fill which of them sell, in the order of their popularity; they go when it is done.
 */
import type { Connection, RowDataPacket } from 'mysql2/promise'
import { Role } from '../../../api/app/core/roles.js'
import { ShippedTypes, VideoTypes } from '../../../api/app/catalogue/terms.js'
import { madeCourse, tagsOf } from '../fill/made_courses.js'

const courses = 600
const chapters = 10
const partners = 40
const teachers = 20
const papers = 50
const questionsOfPaper = 10
/** Fen of a book, where the course would cost thousands of yuan. */
const bookPrice = (at: number) => 2_900 + (at % 60) * 100

export async function makeShop(sql: Connection) {
  const { person } = await import('../../../api/tests/factories/accounts.js')
  const { partner } = await import('../../../api/tests/factories/sales.js')
  const { examPaper, bank, question } = await import('../../../api/tests/factories/exams.js')
  const { sealIdCard } = await import('../../../api/app/accounts/personal_data/id_card.js')
  const { fillSearchIndex } = await import('../../../api/app/catalogue/search/course_index.js')

  const admin = await person(Role.Admin)
  const taught = []
  for (let made = 0; made < teachers; made++) taught.push(await person(Role.Teacher))
  const channels = []
  let partnerUser = 0
  for (let made = 0; made < partners; made++) {
    partnerUser = (await person(Role.Channel)).user.id
    channels.push(await partner(partnerUser, `B${String(made).padStart(5, '0')}`))
  }

  const teacherIds = taught.map(({ user }) => user.id)
  const many = (table: string, rows: Record<string, unknown>[]) =>
    sql.query(`insert into ${table} (${Object.keys(rows[0]).join(', ')}) values ?`, [
      rows.map((row) => Object.values(row)),
    ])
  const created = '2023-01-01 00:00:00'
  const rows = Array.from({ length: courses }, (_, at) => {
    const made = madeCourse(at + 1, teacherIds, created)
    const price = ShippedTypes.includes(made.course_type as never) ? bookPrice(at) : made.price_fen
    return { id: at + 1, ...made, price_fen: price, original_price_fen: price }
  })
  await many('courses', rows)
  await many(
    'course_tags',
    rows.flatMap(({ id }) => tagsOf(id).map((tag) => ({ course_id: id, tag })))
  )
  const watched = rows.filter(({ course_type: type }) => VideoTypes.includes(type as never))
  const video = { title: '第一讲', status: 'normal', seconds: 2_700, created_at: created }
  await many(
    'videos',
    watched.map(({ id }) => ({ video_id: `growth-${id}`, ...video }))
  )
  await many(
    'chapters',
    watched.flatMap(({ id }) =>
      Array.from({ length: chapters }, (_, order) => ({
        ...{ id: id * 100 + order, course_id: id, chapter_title: `第${order + 1}讲` },
        ...{ chapter_order: order + 1, credit_seconds: 2_700, video_seconds: 2_700 },
        ...{ video_id: `growth-${id}`, created_at: created },
      }))
    )
  )
  await fillSearchIndex()
  const sold = await nameWhatSells(sql)

  const bankId = await bank('练习题库')
  await sql.query('create table growth_papers (paper int unsigned primary key, paper_id int)')
  await sql.query(
    `create table growth_questions (paper int unsigned, position int, question_id int,
       question_version_id int, primary key (paper, position))`
  )
  for (let paper = 0; paper < papers; paper++) {
    const asked = []
    for (let at = 1; at <= questionsOfPaper; at++)
      asked.push(await question({ bankId, type: at === questionsOfPaper ? 'askanswer' : 'single' }))
    const chapterId = watched[paper].id * 100
    const paperId = await examPaper({ courseId: watched[paper].id, chapterId, questions: asked })
    await many('growth_papers', [{ paper, paper_id: paperId }])
    await many(
      'growth_questions',
      asked.map(({ questionId, versionId }, at) => ({
        ...{ paper, position: at + 1, question_id: questionId, question_version_id: versionId },
      }))
    )
  }
  return {
    token: admin.token,
    ...{ partnerUser, partners, firstPartner: channels[0], sold, papers },
    teacherId: teacherIds[0],
    idCardCipher: sealIdCard('420106199001010011').idCardCipher,
    firstPerson: partnerUser + 1_000,
  }
}

async function nameWhatSells(sql: Connection): Promise<number> {
  await sql.query(
    `create table growth_shelf (place int unsigned primary key, course_id int unsigned unique,
       course_type int, course_name varchar(1000), price_fen bigint, first_chapter int)`
  )
  await sql.query(
    `insert into growth_shelf
     select row_number() over (order by id * 7919 % 601) - 1, id, course_type, course_name, price_fen,
       (select min(c.id) from chapters c where c.course_id = courses.id)
     from courses where course_type in (1, 3, 4, 5, 6) and course_status = 'published' and price_fen > 0`
  )
  const [[{ sold }]] = await sql.query<RowDataPacket[]>('select count(*) as sold from growth_shelf')
  return Number(sold)
}
