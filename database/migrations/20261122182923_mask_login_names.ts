import { BaseSchema } from '@adonisjs/lucid/schema'

const batch = 500

/** As `maskNumbers` masked them on this day; a migration does not change with the code. */
const longNumber = /\d(?:[\s\-–—_.,·/()+]*\d){6,}[Xx]?/g

/**
 * ID numbers and telephones that were typed into another form than theirs stood whole in the login log. Masked names stay
 * as they are, so the migration can be run again after a crash.
 */
export default class extends BaseSchema {
  async up() {
    this.defer(async (database) => {
      for (let lastId = 0; ;) {
        const rows = await database
          .from('login_logs')
          .select('id', 'login_name')
          .where('id', '>', lastId)
          .orderBy('id')
          .limit(batch)
        for (const { id, login_name: typed } of rows) {
          const masked = maskNumbers(typed)
          if (masked === typed) continue
          await database.from('login_logs').where({ id }).update({ login_name: masked })
        }
        if (rows.length < batch) return
        lastId = rows.at(-1).id
      }
    })
  }

  /** What is masked cannot be read again. */
  async down() {}
}

function maskNumbers(text: string): string {
  const folded = text.replace(/[０-９Ｘｘ－．]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - 0xfee0)
  )
  return folded.replace(longNumber, (found) => {
    const number = found.replace(/[^\dXx]/g, '').toUpperCase()
    const [first, last] = { 11: [3, 4], 15: [4, 4], 18: [4, 4] }[number.length] ?? [2, 2]
    const stars = '*'.repeat(number.length - first - last)
    return `${number.slice(0, first)}${stars}${number.slice(-last)}`
  })
}
