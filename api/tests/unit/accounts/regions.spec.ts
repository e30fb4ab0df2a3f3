import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { regionNames, regions } from '#accounts/addresses/regions'

const here = (path: string) => new URL(`../../../${path}`, import.meta.url)
const { compareCounties } = await import(here('../tools/regions/compare.mjs').href)
const { regionNamesByCode, regionsText, regionsTree } = await import(here('../tools/regions/tree.mjs').href)

const countiesOf = (province: string) => {
  const cities = regions.find(({ name }) => name === province)!.children!
  return new Map(cities.map(({ name, children }) => [name, children!.map((county) => county.name)]))
}

/** A province of the Bureau's list with the counties of one city. */
const bureau = (city: string, counties: Record<string, string>) => [
  {
    value: city.slice(0, 2),
    label: 'province',
    children: [
      { value: city, label: 'city', children: Object.entries(counties).map(([value, label]) => ({ value, label })) },
    ],
  },
]

test.group('Regions', () => {
  test('counties, cities and provinces are nested by code', ({ assert }) => {
    const tree = regionsTree({
      province_list: { 370000: '山东省', 110000: '北京市' },
      city_list: { 370200: '青岛市', 370100: '济南市', 110100: '北京市' },
      county_list: { 370102: '历下区', 110101: '东城区', 370202: '市南区' },
    })

    assert.deepEqual(tree, [
      {
        code: '110000',
        name: '北京市',
        children: [{ code: '110100', name: '北京市', children: [{ code: '110101', name: '东城区' }] }],
      },
      {
        code: '370000',
        name: '山东省',
        children: [
          { code: '370100', name: '济南市', children: [{ code: '370102', name: '历下区' }] },
          { code: '370200', name: '青岛市', children: [{ code: '370202', name: '市南区' }] },
        ],
      },
    ])
  })

  test('an orphaned county is rejected', ({ assert }) => {
    assert.throws(
      () => regionsTree({ province_list: {}, city_list: {}, county_list: { 370102: '历下区' } }),
      '370102 历下区 has no parent'
    )
  })

  test('committed regions have three levels and an edition', ({ assert }) => {
    const counties = regions.flatMap(({ children }) => children!).flatMap((city) => city.children!)

    assert.lengthOf(regions, 34)
    assert.isTrue(counties.every(({ code }) => /^\d{6}$/.test(code)))
    assert.deepEqual(regionNames(['370000', '370100', '370102']), ['山东省', '济南市', '历下区'])
    const about = readFileSync(here('data/regions.md'), 'utf8')
    const edition = String.raw`\d+\.\d+\.\d+ \(MIT\), published \d{4}-\d\d-\d\d`
    assert.match(about, new RegExp(`@vant/area-data\` ${edition}`))
    assert.match(about, new RegExp(`element-china-area-data\` ${edition}`))
    assert.equal(readFileSync(here('data/regions.json'), 'utf8'), regionsText(regions))
  })

  test('abolished divisions are not offered', ({ assert }) => {
    const names = regionNamesByCode(regions)

    for (const code of ['371200', '371202', '370634', '370684', '370181', '320611', '350402', '330103', '410381']) {
      assert.isFalse(names.has(code), code)
    }
    assert.includeMembers([...names.values()], ['莱芜区', '钢城区', '蓬莱区', '三元区', '偃师区', '米林市', '和安县'])
    assert.notIncludeMembers([...names.values()], ['莱芜市', '长岛县', '章丘市', '即墨市', '下城区', '沙县'])
  })

  test('Shandong has its counties of today', ({ assert }) => {
    const counties = countiesOf('山东省')

    assert.equal(
      [...counties.keys()].join(' '),
      '济南市 青岛市 淄博市 枣庄市 东营市 烟台市 潍坊市 济宁市 泰安市 威海市 日照市 临沂市 德州市 聊城市 滨州市 菏泽市'
    )
    assert.equal(
      counties.get('济南市')!.join(' '),
      '历下区 市中区 槐荫区 天桥区 历城区 长清区 章丘区 济阳区 莱芜区 钢城区 平阴县 商河县 济南高新技术产业开发区'
    )
    assert.equal(
      counties.get('烟台市')!.join(' '),
      '芝罘区 福山区 牟平区 莱山区 蓬莱区 烟台高新技术产业开发区 烟台经济技术开发区 龙口市 莱阳市 莱州市 招远市 栖霞市 海阳市'
    )
    assert.include(counties.get('德州市')!, '德州天衢新区')
    const districts = [...counties.values()].flat().filter((name) => !/(开发区|新区)$/.test(name))
    assert.lengthOf(districts, 136)
  })

  test('no city offers a name twice', ({ assert }) => {
    for (const { name, children } of regions.flatMap((province) => province.children!)) {
      const names = children!.map((county) => county.name)
      assert.sameMembers([...new Set(names)], names, name)
      // Names without their city were the second entries of zones.
      assert.notInclude(names, '高新区', name)
      assert.notInclude(names, '开发区', name)
      assert.notInclude(names, '经济技术开发区', name)
    }
  })

  test('a zone is taken from the Bureau', ({ assert }) => {
    const { offered, undecided } = compareCounties(
      { 370102: '历下区', 370171: '济南高新区', 370190: '高新区' },
      bureau('3701', { 370102: '历下区', 370176: '济南高新技术产业开发区' })
    )

    assert.deepEqual(offered, { 370102: '历下区', 370176: '济南高新技术产业开发区' })
    assert.isEmpty(undecided)
  })

  test('a county of one source needs a decision', ({ assert }) => {
    const vant = { 370614: '蓬莱区', 370634: '长岛县' }
    const official = bureau('3706', { 370614: '蓬莱区', 370615: '新县' })
    const reason = 'part of 蓬莱区'

    assert.deepEqual(compareCounties(vant, official).undecided, [
      '370615 missing | 新县 → not offered',
      '370634 长岛县 | missing → not offered',
    ])
    const decided = compareCounties(vant, official, { 370634: [null, reason], 370615: ['新县', 'new'] })
    assert.isEmpty(decided.undecided)
    assert.deepEqual(decided.offered, { 370614: '蓬莱区', 370615: '新县' })
    assert.include(decided.differences, `370634 长岛县 | missing → not offered, ${reason}`)
  })

  test('towns of a city without counties are compared by name', ({ assert }) => {
    const vant = { 441901: '中堂镇', 441902: '旧镇' }
    const official = bureau('4419', { 441900001: '中堂镇', 441900002: '新街道' })

    assert.deepEqual(compareCounties(vant, official).undecided, [
      '441902 旧镇 | missing → not offered',
      '4419 missing | 新街道',
    ])
    assert.isEmpty(compareCounties(vant, official, { 441902: ['新街道', 'renamed'] }).undecided)
  })

  test('regions outside the Bureau’s list are kept', ({ assert }) => {
    assert.deepEqual(compareCounties({ 810101: '中西区' }, bureau('3701', {})).offered, { 810101: '中西区' })
  })
})
