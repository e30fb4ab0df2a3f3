import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { finding, notRun, type Attack } from '../attack.js'
import { upload } from './upload.js'

const side = 6320
const atOnce = 5
const maxMegabytes = 100

export const pictures: Attack = {
  promises: 'T58',
  title: `${atOnce} concurrent progressive JPEGs of ${side} x ${side}`,
  async run(target) {
    const create = { width: side, height: side, channels: 3, background: '#336699' } as const
    const worst = await sharp({ create, limitInputPixels: false })
      .withMetadata({ orientation: 6 })
      .jpeg({ progressive: true, quality: 50, chromaSubsampling: '4:4:4' })
      .toBuffer()
    const token = await target.tokenOf(target.nextLearner())
    const { pid } = target.own
    if (pid && process.platform === 'linux') writeFileSync(`/proc/${pid}/clear_refs`, '5')
    const before = memoryOf(pid)

    const sending = Array.from({ length: atOnce }, () => upload(target, token, 'avatar', worst, 'image/jpeg'))
    const entered = await target.signIn(target.nextLearner())
    const answers = await Promise.all(sending)

    const rows = [
      finding(
        'they are rejected',
        answers.every(({ body }) => body.code !== '200'),
        answers[0].text
      ),
      finding('they delay a sign-in by less than two seconds', entered.ms < 2000, `${Math.round(entered.ms)} ms`),
    ]
    const tried = `cost less than ${maxMegabytes} MB`
    if (before === 0) return [...rows, notRun(tried, 'seen only of an own instance on Linux')]
    const grown = memoryOf(pid) - before
    return [...rows, finding(tried, grown < maxMegabytes, `${Math.round(grown)} MB`)]
  },
}

/** The peak memory of our own product since the last reset, in megabytes; 0 for a foreign one. */
function memoryOf(pid?: number): number {
  if (!pid || process.platform !== 'linux') return 0
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)![1]) / 1024
}
