import { expect, test } from 'vitest'
import { phoneViewport } from './phoneViewport'

const agents = {
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/142.0.0.0 Mobile Safari/537.36',
  weChat: 'Mozilla/5.0 (Linux; Android 15; V2405A) Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8',
  tablet: 'Mozilla/5.0 (Linux; Android 16; SM-X910) Chrome/142.0.0.0 Safari/537.36',
  iPad: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.1 Safari/605.1.15',
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36',
}

test.each(['iPhone', 'android', 'weChat'] as const)('%s in landscape gets the phone viewport', (name) => {
  expect(phoneViewport(agents[name], 932)).toContain('width=767')
  expect(phoneViewport(agents[name], 390)).toBeNull()
})

test.each(['tablet', 'iPad', 'desktop'] as const)('%s is as wide as its screen', (name) => {
  expect(phoneViewport(agents[name], 1024)).toBeNull()
})
