import { test } from '@japa/runner'
import { byteRange } from '#core/http/byte_range'
import { signedPlaylist } from '#learning/local/signed_playlist'

test.group('Byte ranges', () => {
  const cases: [string | undefined, ReturnType<typeof byteRange>][] = [
    [undefined, null],
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=999-999', { start: 999, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-3', null],
    ['bytes=0-1,5-9', null],
    ['bytes=-', null],
    ['lines=0-9', null],
    ['bytes=a-b', null],
  ]
  for (const [header, expected] of cases) {
    test(`range "${header}" of 1000 bytes is ${JSON.stringify(expected)}`, ({ assert }) => {
      assert.deepEqual(byteRange(header, 1000), expected)
    })
  }
})

test.group('Signed playlists', () => {
  test('every linked file gets a key', ({ assert }) => {
    const text = ['#EXTM3U', '#EXT-X-MAP:URI="init.mp4"', '#EXTINF:4.0,', 'seg-0.ts', '', '#EXT-X-ENDLIST'].join('\r\n')

    const signed = signedPlaylist(text, (file) => `/x/${file}?auth_key=k`)

    assert.deepEqual(signed.split('\n'), [
      '#EXTM3U',
      '#EXT-X-MAP:URI="/x/init.mp4?auth_key=k"',
      '#EXTINF:4.0,',
      '/x/seg-0.ts?auth_key=k',
      '',
      '#EXT-X-ENDLIST',
    ])
  })
})
