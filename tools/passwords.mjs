/**
 * Regenerates `api/data/common_passwords.txt` from the frequency lists of the npm package `zxcvbn`:
 *
 *   npm pack zxcvbn && tar xzf zxcvbn-*.tgz && npm run tools -- passwords $PWD/package
 *
 * The list contains what is long enough to be a password here, by frequency. Given names are added because that package
 * counts them as names and leaves them out of its passwords.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { at } from '../scripts/toolbox.mjs'

const least = 8
const target = at('api/data/common_passwords.txt')

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('pass the folder of the unpacked package')

const require = createRequire(import.meta.url)
const { version } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'))
const lists = require(resolve(folder, 'lib/frequency_lists.js'))
const words = [...lists.passwords, ...lists.female_names, ...lists.male_names]
const long = [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => word.length >= least)

writeFileSync(target, `${long.join('\n')}\n`)
console.log(`zxcvbn ${version}: ${long.length} words`)
