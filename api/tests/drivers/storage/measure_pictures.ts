/**
 * Re-encodes all pictures of a folder simultaneously, as uploads would, and prints the peak growth of the process in
 * megabytes with the result of each picture. It is a separate process, because the peak of a process with other work
 * means nothing. Run by `picture_memory.spec.ts`.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { reencodePicture } from '#drivers/storage/reencode_picture'
import { isOfKind } from '#drivers/storage/file_kind'
import { withFile } from '#drivers/storage/random_access'
import { peak, resetPeak } from '../../peak_memory.js'

const [folder, category] = process.argv.slice(2)
const files = readdirSync(folder)

await reencode('warm-up.jpg')
const before = resetPeak()
const outcomes = await Promise.all(files.filter((name) => name !== 'warm-up.jpg').map(reencode))
console.log(JSON.stringify({ megabytes: peak() - before, outcomes }))

async function reencode(name: string) {
  const path = join(folder, name)
  const key = `${category}/202608/7/${name}`
  const isKnown = await withFile(path, (file) => isOfKind(file, key))
  const outcome = isKnown
    ? await reencodePicture(path, key).then(
        () => 'stored',
        (error) => error.reason
      )
    : 'otherType'
  return [name, outcome]
}
