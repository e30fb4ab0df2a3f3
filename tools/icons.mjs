/**
 * `npm run tools -- icons`: draws the icons of the installed storefront from its logo
 * (`storefront/public/favicon.svg`).
 */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { at } from '../scripts/toolbox.mjs'

const logo = readFileSync(at('storefront/public/favicon.svg'), 'utf8')
const [, plate] = /fill="(#[0-9a-f]{6})"/.exec(logo)

/** Phones cut a maskable icon to their own shape; the inner four fifths are always visible. */
const masked = logo
  .replace(/viewBox="[^"]*"/, 'viewBox="-6 -6 44 44"')
  .replace(/<rect[^>]*>/, `<rect x="-6" y="-6" width="44" height="44" fill="${plate}"/>`)

await draw(logo, 192, 'app-192.png')
await draw(logo, 512, 'app-512.png')
await draw(masked, 512, 'app-masked-512.png')
await draw(masked, 180, 'app-touch-180.png')

async function draw(svg, size, name) {
  await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(at('storefront/public/images', name))
}
