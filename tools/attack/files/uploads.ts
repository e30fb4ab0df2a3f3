import { finding, type Attack } from '../attack.js'
import { upload } from './upload.js'

const png = Buffer.from('89504e470d0a1a0a', 'hex')
const page = Buffer.from('<!doctype html><script>alert(1)</script>')

export const uploads: Attack = {
  promises: 'T57 T58',
  title: 'Files whose content does not match their type',
  async run(target) {
    const token = await target.tokenOf(target.nextLearner())
    const files: Record<string, [file: Buffer, type: string, name?: string, category?: string]> = {
      'an SVG': [Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml'],
      'an SVG called PNG': [Buffer.from('<svg onload="alert(1)"/>'), 'image/png'],
      'a page': [page, 'text/html'],
      'a page behind the first bytes of a PNG': [Buffer.concat([png, page]), 'image/png'],
      'a GIF': [Buffer.from('GIF89a=1;alert(1)//'), 'image/gif'],
      'nothing': [Buffer.alloc(0), 'image/png'],
      'a megabyte': [Buffer.alloc(1_048_576, 1), 'image/png'],
      'a name with a path': [page, 'image/png', '../../x.html'],
      'a cover of a learner': [png, 'image/png', 'x.png', 'image/cover'],
      'a setting of a learner': [png, 'image/png', 'x.png', 'image/param'],
      'a category of one’s own': [png, 'image/png', 'x.png', '../etc'],
    }
    const rows = Object.entries(files).map(async ([tried, [file, type, name, category = 'avatar']]) => {
      const { body, status, text } = await upload(target, token, category, file, type, name)
      return finding(tried, body.code !== '200' && status > 0 && status < 500, `${status} ${text}`)
    })
    const foreign = [
      'https://evil.example/x.png',
      '/uploads/avatar/202601/1/AAAAAAAAAAAAAAAAAAAA.png',
      'javascript:alert(1)',
      '//evil.example/x.png',
    ]
    const avatars = foreign.map(async (avatarUrl) => {
      const { body, text } = await target.post('/api/user/profile', { avatarUrl }, { token })
      return finding(`${avatarUrl} as avatar`, body.code !== '200', text)
    })
    return Promise.all([...rows, ...avatars])
  },
}
