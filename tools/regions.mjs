/**
 * Regenerates `api/data/regions.json` from the npm package `@vant/area-data`, and its version and date in
 * `api/data/regions.md`:
 *
 *   npm pack @vant/area-data && tar xzf vant-area-data-*.tgz
 *   npm run tools -- regions $PWD/package 2025-10-03
 *
 * The date is the day that version was published: `npm view @vant/area-data time`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { regionsText, regionsTree } from './regions_tree.mjs'
import { at, stop } from '../scripts/toolbox.mjs'

const [folder, date] = process.argv.slice(2)
if (!folder || !/^\d{4}-\d\d-\d\d$/.test(date ?? '')) {
  stop('Pass the folder of the unpacked package and its date: package 2025-10-03.')
}

const { version } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'))
const { areaList } = await import(pathToFileURL(resolve(folder, 'dist/index.js')).href)
const tree = regionsTree(areaList)
writeFileSync(at('api/data/regions.json'), regionsText(tree))

const about = at('api/data/regions.md')
const edition = `\`@vant/area-data\` ${version} (MIT), published ${date}`
const result = readFileSync(about, 'utf8')
const renewed = result.replace(/`@vant\/area-data` \S+ \(MIT\), published \S+?(?=\.\s)/, edition)
if (!renewed.includes(edition)) stop(`The line of the edition was not found in ${about}.`)
writeFileSync(about, renewed)

const cities = tree.flatMap(({ children = [] }) => children)
const counties = cities.flatMap(({ children = [] }) => children)
console.log(`${tree.length} provinces, ${cities.length} cities, ${counties.length} counties: ${version}`)
