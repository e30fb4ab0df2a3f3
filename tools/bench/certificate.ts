/**
 * How long a certificate takes to draw and how large it is, for docs/performance.md. Run in `api`:
 * `node --import=@poppinss/ts-exec ../tools/bench/certificate.ts [folder for the files]`
 */
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { keyNames } from '../../api/start/keys.js'

const settings = { HOST: '127.0.0.1', PORT: '3000', DATA_DIR: '/tmp', NODE_ENV: 'development' }
Object.assign(process.env, settings, { PUBLIC_URL: 'https://academy.example.com' })
for (const name of keyNames) process.env[name] = randomBytes(32).toString('base64')

const { drawCertificate } = await import('../../api/app/certificates/issues/draw_certificate.js')
const credentials = await import('../../api/app/certificates/issues/credential.js')
const { newIssueNumber, newVerifyCode } =
  await import('../../api/app/certificates/issues/new_number.js')

const names = [
  '混凝土结构工程施工质量验收',
  '危险性较大的分部分项工程安全管理（深基坑、高支模、起重吊装）与事故案例分析',
  '建设工程法律法规与职业道德（2026 版）',
]

function factsOf(courses: number[]) {
  return {
    ...{ userName: '张伟明', idCard: '3701**********1234', certSubject: 'jzgc' as const },
    ...{ minutes: 2401 * courses.length, firstDay: '2026-03-02', lastDay: '2026-11-20' },
    parts: courses.map((count, at) => ({
      ...{ certificateId: at, requiredCourse: (at ? 0 : 1) as 0 | 1 },
      ...{ uploadedSeconds: 2401 * 60, minutes: 2401 },
      courses: Array.from({ length: count }, (_, course) => ({
        courseName: names[course % names.length],
        minutes: Math.round((24010 / count) * 1) / 10,
      })),
    })),
    ...{ number: newIssueNumber(2026), verifyCode: newVerifyCode() },
    issuedAt: new Date('2026-11-22T13:00:00Z'),
  }
}

for (const courses of [[3], [4, 5], [40, 20]]) {
  const times: number[] = []
  let pdf: Buffer = Buffer.alloc(0)
  for (let run = 0; run < 20; run++) {
    const began = performance.now()
    const facts = factsOf(courses)
    const credential = await credentials.signCredential(credentials.toCredential(facts))
    pdf = await drawCertificate(facts, credential)
    times.push(performance.now() - began)
  }
  const [first, ...later] = times
  const middle = later.sort((a, b) => a - b)[Math.floor(later.length / 2)]
  const figures = {
    first: Math.round(first),
    median: Math.round(middle),
    worst: Math.round(later.at(-1)!),
  }
  console.log(
    `${courses.join(' + ')} courses:`,
    figures,
    'ms,',
    Math.round(pdf.length / 1024),
    'KB'
  )
  if (process.argv[2]) writeFileSync(`${process.argv[2]}/certificate-${courses.join('-')}.pdf`, pdf)
}
