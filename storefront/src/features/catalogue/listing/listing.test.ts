import { describe, expect, test } from 'vitest'
import { wishFrom } from './listing'

const wish = (query: string) => wishFrom(new URLSearchParams(query))

describe('a catalogue page reads its address', () => {
  test('and takes what it knows', () => {
    expect(
      wish('courseType=5&certSubject=jzgc&requiredCourse=0&tag=MainCert&page=3')
    ).toMatchObject({
      courseType: 5,
      certSubject: ['jzgc'],
      requiredCourse: [0],
      tag: ['MainCert'],
      page: 3,
    })
    expect(wish('orderByClause=price-asc&price=over-100&courseName= 计价 ')).toMatchObject({
      orderByClause: 'price-asc',
      price: 'over-100',
      courseName: '计价',
    })
  })

  test('and takes what repeats, each value once', () => {
    expect(
      wish('tag=MainCert&tag=AdditionalCert&tag=MainCert&requiredCourse=1&requiredCourse=0')
    ).toMatchObject({ tag: ['MainCert', 'AdditionalCert'], requiredCourse: [0, 1] })
  })

  test('and takes nothing else', () => {
    const hostile = wish(
      'courseType=7&certSubject=x&requiredCourse=2&tag=%27&price=1&page=-1&orderByClause=id desc'
    )
    expect(hostile).toEqual({
      courseName: '',
      courseType: null,
      certSubject: [],
      requiredCourse: [],
      tag: [],
      price: 'any',
      orderByClause: 'default',
      page: 1,
    })
    expect(wish(`courseName=${'长'.repeat(500)}`).courseName).toHaveLength(40)
  })
})
