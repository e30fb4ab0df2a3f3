import { demoPeople } from '#accounts/local/demo_people'
import { RoleText } from '#accounts/terms'

export async function printStartupBanner(): Promise<void> {
  const address = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT}`
  const people = await demoPeople()
  const lines = people.map(({ role, userName, loginName, idCard, passwd }) =>
    ['  ', pad(RoleText[role], 8), pad(userName, 14), pad(idCard ?? loginName, 20), passwd].join('')
  )
  console.log(
    [
      '',
      '  筑学 is ready',
      '',
      `  shop    ${address}`,
      `  board   ${address}/admin-login`,
      `  API     ${address}/api/public/courses`,
      ...(lines.length ? ['', '  Demo accounts (docs/demo.md)', ...lines] : []),
      '',
    ].join('\n')
  )
}

/** Chinese characters are two columns wide in a terminal. */
function pad(text: string, columns: number): string {
  const width = [...text].reduce((all, char) => all + (char > '\u2e80' ? 2 : 1), 0)
  return text + ' '.repeat(Math.max(1, columns - width))
}
