/** Copies the demo academy in the database until each list has about `rows` rows, with the relations between them. */

/** Copied together, so that a copy of a row refers to copies; the first table of a group decides how often. */
const groups = [
  ['users', 'user_roles'],
  ['courses', 'course_tags'],
  ['orders', 'order_items', 'payments', 'refunds', 'invoices', 'payment_exceptions'],
  ['user_courses'],
  ['questions', 'question_versions'],
  ['papers', 'paper_questions'],
  ['user_papers'],
  ['comments'],
  ['videos'],
  ['login_logs'],
  ['audit_logs'],
  ['course_edu_logs'],
  ['hour_entries'],
  ['hour_uploads'],
  ['certificate_issues'],
  ['qualifications'],
  ['education_cycles'],
  ['anomalies'],
  ['clauses'],
]

/** Copies keep this row, so that one screen lists them all. */
const sharedParents = new Set(['questions.question_bank_id', 'user_papers.paper_id'])

/** Copies get a number, because a list has few equal names. */
const names = new Set([
  'users.user_name',
  'courses.course_name',
  'orders.order_name',
  'papers.paper_name',
  'question_versions.question_name',
  'question_versions.question_text',
  'invoices.payer_name',
  'videos.title',
])

/** Above every id of the demo. */
const step = 1_000_000

export async function copyDemo(sql, rows) {
  const columns = await columnsByTable(sql)
  const copies = {}
  for (const group of groups) {
    const [[{ count }]] = await sql.query(`select count(*) as count from ${group[0]}`)
    if (!count) throw new Error(`The demo has no row in ${group[0]}.`)
    for (const table of group) copies[table] = Math.ceil(rows / count)
  }
  const most = Math.max(...Object.values(copies))
  await sql.query('set foreign_key_checks = 0')
  await sql.query('create table copies (n int primary key)')
  for (let from = 1; from <= most; from += 1000) {
    const numbers = Array.from({ length: Math.min(1000, most - from + 1) }, (_, at) => [from + at])
    await sql.query('insert into copies (n) values ?', [numbers])
  }
  for (const table of groups.flat()) {
    const expressions = columns[table].map((column) => copyOf(table, column, copies))
    const columnNames = columns[table].map(({ name }) => `\`${name}\``)
    await sql.query(
      `insert ignore into ${table} (${columnNames}) select ${expressions} from ${table} t join copies on n <= ${copies[table]}`
    )
  }
  await sql.query('drop table copies')
  await sql.query(`analyze table ${groups.flat()}`)
  await sql.query('set foreign_key_checks = 1')
}

function copyOf(table, { name, parent, isUnique, width }, copies) {
  const value = `t.\`${name}\``
  if (name === 'id') return `${value} + n * ${step}`
  if (parent) {
    if (sharedParents.has(`${table}.${name}`) || !copies[parent]) return value
    return `${value} + (n % ${copies[parent] + 1}) * ${step}`
  }
  if (names.has(`${table}.${name}`)) return `right(concat(${value}, n), ${Math.min(width, 500)})`
  return isUnique && width ? `right(concat(${value}, n), ${width})` : value
}

async function columnsByTable(sql) {
  const [all] = await sql.query(`
    select c.table_name as tableName, c.column_name as name, c.character_maximum_length as width,
      max(k.referenced_table_name) as parent,
      max(s.non_unique = 0) as isUnique
    from information_schema.columns c
    left join information_schema.key_column_usage k on k.table_schema = c.table_schema
      and k.table_name = c.table_name and k.column_name = c.column_name and k.referenced_table_name is not null
    left join information_schema.statistics s on s.table_schema = c.table_schema
      and s.table_name = c.table_name and s.column_name = c.column_name
    where c.table_schema = database() and c.extra not like '%GENERATED%'
    group by c.table_name, c.column_name, c.character_maximum_length, c.ordinal_position
    order by c.table_name, c.ordinal_position`)
  return Object.groupBy(all, ({ tableName }) => tableName)
}
