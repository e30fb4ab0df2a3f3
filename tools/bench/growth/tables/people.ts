import { chance, days, moment, personName, seconds, telephone } from '../made_sql.js'
import type { Facts, Step } from '../steps.js'

/** Rows that grow with people. */
export function tablesOfPeople({ people, firstPerson, idCardCipher }: Facts): Step[] {
  const id = `${firstPerson} + n`
  const registered = moment(`n / ${people}`)
  const card = `${chance('n', 4)} < 0.6`
  return [
    {
      table: 'users',
      over: people,
      columns: {
        ...{ id, login_name: telephone('n'), user_name: personName('n') },
        ...{ telephone: telephone('n'), telephone_key: telephone('n') },
        password_hash:
          "concat('$argon2id$v=19$m=19456,t=2,p=1$', left(sha2(n, 256), 22), '$', left(sha2(n + 1, 256), 43))",
        id_card_cipher: `if(${card}, '${idCardCipher}', null)`,
        id_card_index: `if(${card}, sha2(concat('i', n), 256), null)`,
        id_card_masked: `if(${card}, concat('420***********', lpad(n % 10000, 4, '0')), null)`,
        user_status: `if(${chance('n', 5)} < 0.4, 1, 2)`,
        last_login_at: `least(@filled_at, ${days(registered, `floor(${chance('n', 6)} * 200)`)})`,
        ...{ created_at: registered, updated_at: registered },
      },
    },
    { table: 'user_roles', over: people, columns: { user_id: id, role: "'user'" } },
    {
      table: 'consents',
      over: people,
      columns: {
        ...{ user_id: id, kind: "'agreement'", version: "'1'", text_hash: 'sha2(1, 256)' },
        ...{ ip: "concat('10.0.', n % 256, '.', n % 199)", created_at: registered },
      },
    },
    {
      table: 'addresses',
      over: Math.round(people * 0.3),
      columns: {
        ...{ user_id: `${firstPerson} + n * 3`, name: personName('n * 3') },
        ...{ telephone: telephone('n * 3'), default_key: `${firstPerson} + n * 3` },
        ...{ province_code: "'420000'", city_code: "'420100'", area_code: "'420106'" },
        ...{ province: "'湖北省'", city: "'武汉市'", area: "'武昌区'" },
        ...{ address: "concat('中北路', n % 900, '号')", created_at: moment(`n * 3 / ${people}`) },
      },
    },
    {
      table: 'access_tokens',
      over: Math.round(people * 0.2),
      columns: {
        ...{ tokenable_id: `${firstPerson} + n * 5`, type: "'session'", name: "'手机浏览器'" },
        ...{ hash: "sha2(concat('t', n), 256)", abilities: `'["*"]'` },
        ...{ created_at: days('@filled_at', '-(n % 29)'), updated_at: '@filled_at' },
        ...{ last_used_at: '@filled_at', expires_at: days('@filled_at', '1 + n % 29') },
        ip: "concat('10.0.', n % 256, '.', n % 199)",
      },
    },
    {
      table: 'cart_items',
      over: Math.round(people * 0.3),
      ignore: true,
      from: `(select n + :from as n from growth_numbers where n <= :to - :from) as numbers
        join growth_shelf s on s.place = floor(${chance('n', 7)} * (select count(*) from growth_shelf))`,
      columns: {
        ...{
          user_id: `${firstPerson} + n * 3`,
          course_id: 's.course_id',
          course_count: '1',
          place: '1',
        },
        ...{ price_fen: 's.price_fen', created_at: seconds('@filled_at', '-(n % 8000000)') },
      },
    },
  ]
}
