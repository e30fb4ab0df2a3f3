import { expect, test } from 'vitest'
import { regionChoices } from './regionChoices'

const areas = [
  {
    code: '370000',
    name: '山东省',
    children: [{ code: '370600', name: '烟台市', children: [{ code: '370614', name: '蓬莱区' }] }],
  },
  { code: '110000', name: '北京市', children: [] },
]
const changdao = { region: ['370000', '370600', '370634'], province: '山东省', city: '烟台市', area: '长岛县' }
const names = (value: string[], saved?: typeof changdao) =>
  regionChoices(areas, value, saved).map((options) => options.map(({ name }) => name))

test('regions of three levels are offered', () => {
  expect(names(['370000', '370600'])).toEqual([['山东省', '北京市'], ['烟台市'], ['蓬莱区']])
})

test('an abolished county is offered in the address that has it', () => {
  expect(names(changdao.region, changdao)[2]).toEqual(['蓬莱区', '长岛县'])
})

test('an abolished city is offered in the address that has it', () => {
  const laiwu = { region: ['370000', '371200', '371202'], province: '山东省', city: '莱芜市', area: '莱城区' }
  expect(names(laiwu.region, laiwu)).toEqual([['山东省', '北京市'], ['烟台市', '莱芜市'], ['莱城区']])
})

test('an abolished county is not offered once another is chosen', () => {
  expect(names(['370000', '370600', '370614'], changdao)[2]).toEqual(['蓬莱区'])
})

test('regions are empty until they are loaded', () => {
  expect(regionChoices(undefined, ['370000'])).toEqual([])
})
