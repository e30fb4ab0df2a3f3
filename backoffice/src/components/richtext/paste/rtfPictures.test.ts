import { expect, test } from 'vitest'
import { picturesOfRtf } from './rtfPictures'

const picture = (kind: string, tag: number, digits: string) =>
  `{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn wzName}{\\sv a \\{b\\}}}}\\picw10\\pich10\\${kind}\\bliptag${tag}{\\*\\blipuid 00ff}\n${digits}}`
const inWord = (picture: string, older: string) => `{\\*\\shppict${picture}}{\\nonshppict${older}}`
const bytesOf = async (file: File | null) => file && [...new Uint8Array(await file.arrayBuffer())]

test('pictures of a document are read in their order, each once', async () => {
  const first = inWord(picture('pngblip', 11, '89504e'), picture('wmetafile8', 11, '0100'))
  const second = picture('jpegblip', 12, 'ff\r\nd8')
  const files = picturesOfRtf(`{\\rtf1{\\*\\listpicture${picture('pngblip', 9, 'aa')}} text ${first} more ${second}}`)
  expect(await Promise.all(files.map(bytesOf))).toEqual([
    [0x89, 0x50, 0x4e],
    [0xff, 0xd8],
  ])
  expect(files.map((file) => file!.type)).toEqual(['image/png', 'image/jpeg'])
})

test('a metafile counts only when it repeats no other picture', () => {
  const repeated = `${picture('pngblip', 21, '89')} {\\pict\\wmetafile8\\bliptag21 0100}`
  expect(
    picturesOfRtf(`{\\rtf1 ${repeated} ${picture('emfblip', 22, '01')}}`).map((file) => file?.size ?? null)
  ).toEqual([1, null])
})

test('a picture that was cut off is left out', () => {
  expect(picturesOfRtf('{\\rtf1 {\\pict\\pngblip 895')).toEqual([])
  expect(picturesOfRtf('no rtf')).toEqual([])
})
