import { test } from '@japa/runner'
import { maskNumbers } from '#accounts/personal_data/mask_numbers'

const rows: [typed: string, shown: string][] = [
  ['370102199001017879', '3701**********7879'],
  ['37010219900101787x', '3701**********787X'],
  ['370102 19900101 7879', '3701**********7879'],
  ['３７０１０２１９９００１０１７８７９', '3701**********7879'],
  ['370102900101787', '3701*******1787'],
  ['13800000101', '138****0101'],
  ['138 0000 0101', '138****0101'],
  ['138-0000-0101', '138****0101'],
  ['+86 13800000101', '+86*********01'],
  ['张三13800000101', '张三138****0101'],
  ['6222021234567890123', '62***************23'],
  ['1234567', '12***67'],
  ['123456', '123456'],
  ['luojianping', 'luojianping'],
  ['teacher-2026', 'teacher-2026'],
]

test.group('Masked numbers in user input', () => {
  test('{$self}')
    .with(rows)
    .run(({ assert }, [typed, shown]) => {
      assert.equal(maskNumbers(typed), shown)
      assert.equal(maskNumbers(shown), shown)
    })
})
