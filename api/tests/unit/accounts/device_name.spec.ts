import { test } from '@japa/runner'
import { deviceName, isHandheld } from '#accounts/device_name'

const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iphone = 'iPhone; CPU iPhone OS 18_0 like Mac OS X'

const devices: [string | null, string][] = [
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/141.0 Safari/537.36`, 'Chrome · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${blink} Chrome/141.0 Safari/537.36 Edg/141.0`, 'Edge · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${blink} Chrome/18.0 Safari/537.36 Edge/18.0`, 'Edge · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${blink} Chrome/120.0 Safari/537.36 OPR/106.0`, 'Opera · Windows'],
  [`Mozilla/5.0 (Linux; Android 14) ${blink} Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0`, '微信 · Android'],
  [`Mozilla/5.0 (Linux; Android 13) ${blink} Chrome/98.0 MQQBrowser/13.5 Mobile Safari/537.36`, 'QQ 浏览器 · Android'],
  [`Mozilla/5.0 (Linux; Android 12; HarmonyOS) ${blink} Chrome/114.0 Mobile Safari/537.36`, 'Chrome · 鸿蒙'],
  [`Mozilla/5.0 (${iphone}) ${webkit} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari · iPhone'],
  [`Mozilla/5.0 (${iphone}) ${webkit} CriOS/131.0 Mobile/15E148 Safari/604.1`, 'Chrome · iPhone'],
  [`Mozilla/5.0 (${iphone}) ${webkit} FxiOS/131.0 Mobile/15E148 Safari/605.1.15`, 'Firefox · iPhone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18 like Mac OS X) Safari/604.1', 'Safari · iPhone'],
  [`Mozilla/5.0 (iPad; CPU OS 17_1 like Mac OS X) ${webkit} Version/17.1 Safari/604.1`, 'Safari · iPad'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.0 Safari/605.1.15`, 'Safari · macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  ['curl/8.5.0', '未知设备'],
  [null, '未知设备'],
]

test.group('Device names', () => {
  test('the device name contains browser and system: {1}')
    .with(devices)
    .run(({ assert }, [userAgent, name]) => {
      assert.equal(deviceName(userAgent), name)
    })

  test('phones and tablets differ from desktops', ({ assert }) => {
    assert.isTrue(isHandheld('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'))
    assert.isTrue(isHandheld('Mozilla/5.0 (iPad; CPU OS 17_1 like Mac OS X)'))
    assert.isFalse(isHandheld('Mozilla/5.0 (Windows NT 10.0; Win64; x64)'))
  })
})
