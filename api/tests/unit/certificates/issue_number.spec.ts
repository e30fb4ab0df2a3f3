import { test } from '@japa/runner'
import { parseIssueNumber } from '#certificates/issues/issue_number'
import { newIssueNumber } from '#certificates/issues/new_number'

const numbers = Array.from({ length: 200 }, () => newIssueNumber(2026))

test.group('Certificate numbers', () => {
  test('a new number is parsed in spellings typed by users', ({ assert }) => {
    for (const number of numbers) {
      assert.match(number, /^ZX26(-[0-9A-Z]{4}){4}$/)
      const ways = [
        number,
        number.toLowerCase(),
        number.replaceAll('-', ''),
        ` ${number.replaceAll('-', '－')} `,
        number.replaceAll('0', 'o').replaceAll('1', 'l'),
      ]
      for (const typed of ways) assert.equal(parseIssueNumber(typed), number, typed)
    }
  })

  test('one wrong character is detected', ({ assert }) => {
    for (const number of numbers) {
      for (let at = 5; at < number.length; at++) {
        if (number[at] === '-') continue
        const wrong = number[at] === '7' ? '8' : '7'
        assert.isNull(parseIssueNumber(number.slice(0, at) + wrong + number.slice(at + 1)))
      }
    }
  })

  test('other texts are rejected', ({ assert }) => {
    const texts = ['', 'ZX26', '1', 'ZX26-0000-0000-0000-000U', 'x'.repeat(5000), '../../etc', '\u0000']
    for (const text of texts) assert.isNull(parseIssueNumber(text), text)
  })

  test('no two numbers are equal', ({ assert }) => {
    assert.lengthOf(new Set(numbers), numbers.length)
  })
})
