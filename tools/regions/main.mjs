/**
 * Regenerates `api/data/regions.json` from the newest editions of two npm packages, and the editions in `regions.md`:
 *
 *   npm run tools -- regions
 *
 * Prints where the packages differ and what changes in the table. Writes nothing while a difference is not decided in
 * `decisions.mjs`. The packages are downloaded and not installed: one depends on a package of 180 MB that it only needs
 * to be built.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { at, npm, run, stop } from '../../scripts/toolbox.mjs'
import { compareCounties } from './compare.mjs'
import { decisions, townsWithoutCode } from './decisions.mjs'
import { regionNamesByCode, regionsText, regionsTree } from './tree.mjs'

const folder = mkdtempSync(join(tmpdir(), 'regions-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const vant = await download('@vant/area-data', 'dist/index.js')
const bureau = await download('element-china-area-data', 'dist/element-china-area-data.mjs')

const { areaList } = vant.module
const counties = compareCounties(areaList.county_list, bureau.module.regionData, decisions, townsWithoutCode)
print('Differences between the sources (Vant | Bureau → table)', counties.differences)
if (counties.undecided.length) {
  print('Not decided', counties.undecided)
  stop('Add these codes to tools/regions/decisions.mjs.')
}

const tree = regionsTree({ ...areaList, county_list: counties.offered })
const file = at('api/data/regions.json')
print('Changes of the table', changes(JSON.parse(readFileSync(file, 'utf8')), tree))
writeFileSync(file, regionsText(tree))

const about = at('api/data/regions.md')
let text = readFileSync(about, 'utf8')
for (const { name, version, date } of [vant, bureau]) {
  const edition = `\`${name}\` ${version} (MIT), published ${date}`
  text = text.replace(new RegExp(`\`${name}\` \\S+ \\(MIT\\),\\spublished \\d{4}-\\d\\d-\\d\\d`), edition)
  if (!text.includes(edition)) stop(`The edition of ${name} was not found in ${about}.`)
}
writeFileSync(about, text)

async function download(name, entry) {
  const packed = await npm(['pack', name, '--silent', `--pack-destination=${folder}`], { cwd: folder, quiet: true })
  if (packed.code !== 0) stop(packed.output)
  const target = mkdtempSync(join(folder, 'package-'))
  await run('tar', ['xzf', join(folder, packed.output.trim()), '-C', target, '--strip-components=1'])
  const { version } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'))
  const times = await npm(['view', `${name}@${version}`, 'time', '--json'], { cwd: folder, quiet: true })
  const date = JSON.parse(times.output)[version].slice(0, 10)
  return { name, version, date, module: await import(pathToFileURL(join(target, entry)).href) }
}

function changes(before, after) {
  const [old, fresh] = [regionNamesByCode(before), regionNamesByCode(after)]
  const codes = [...new Set([...old.keys(), ...fresh.keys()])].sort()
  return codes
    .filter((code) => old.get(code) !== fresh.get(code))
    .map((code) => `${code} ${old.get(code) ?? 'new'} → ${fresh.get(code) ?? 'not offered'}`)
}

function print(title, lines) {
  console.log(`${title}: ${lines.length}`)
  for (const line of lines) console.log(`  ${line}`)
}
