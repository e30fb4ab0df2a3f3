import { describe, expect, test } from 'vitest'
import { filtersFrom } from './filters'

const read = (query: string) => filtersFrom(new URLSearchParams(query))

describe('Catalogue filters', () => {
  test('filters accept known values', () => {
    expect(read('courseType=5&certSubject=jzgc&requiredCourse=0&tag=MainCert&page=3')).toMatchObject({
      courseType: 5,
      certSubject: ['jzgc'],
      requiredCourse: [0],
      tag: ['MainCert'],
      page: 3,
    })
    expect(read('orderByClause=price-asc&price=under-100&courseName= 计价 ')).toMatchObject({
      orderByClause: 'price-asc',
      price: 'under-100',
      courseName: '计价',
    })
  })

  test('filters take repeated values once', () => {
    expect(read('tag=MainCert&tag=AdditionalCert&tag=MainCert&requiredCourse=1&requiredCourse=0')).toMatchObject({
      tag: ['MainCert', 'AdditionalCert'],
      requiredCourse: [0, 1],
    })
  })

  test('filters ignore unknown values', () => {
    const hostile = read('courseType=7&certSubject=x&requiredCourse=2&tag=%27&price=1&page=-1&orderByClause=id desc')
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
    expect(read(`courseName=${'长'.repeat(500)}`).courseName).toHaveLength(40)
  })
})
