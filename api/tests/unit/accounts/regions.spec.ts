import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test } from '@japa/runner'
import { regionNames, regions } from '#accounts/addresses/regions'

const here = (path: string) => new URL(`../../../${path}`, import.meta.url)
const { regionsText, regionsTree } = await import(here('../tools/regions_tree.mjs').href)

/** The package with the region data, if it is installed. */
function installedPackage() {
  const require = createRequire(import.meta.url)
  try {
    return require('@vant/area-data') as { areaList: object }
  } catch {
    return null
  }
}

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
    assert.match(
      readFileSync(here('data/regions.md'), 'utf8'),
      /`@vant\/area-data` \d+\.\d+\.\d+ \(MIT\), published \d{4}-\d\d-\d\d\./
    )
    assert.equal(readFileSync(here('data/regions.json'), 'utf8'), regionsText(regions))
  })

  test('committed regions equal those of the package', ({ assert }) => {
    const { areaList } = installedPackage()!

    assert.equal(readFileSync(here('data/regions.json'), 'utf8'), regionsText(regionsTree(areaList)))
  }).skip(!installedPackage(), 'the package is installed only to renew the data')
})
