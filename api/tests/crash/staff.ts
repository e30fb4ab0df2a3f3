/** Signs in as a staff user of the demo data. @returns the authorization header */
export async function signInStaff(url: string, role: string): Promise<string> {
  const { people } = (await (await fetch(`${url}/local/people`)).json()) as {
    people: { role: string; loginName: string; passwd: string }[]
  }
  const { loginName, passwd } = people.find((one) => one.role === role)!
  const answer = await fetch(`${url}/api/security/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginName, passwd, loginType: 'admin' }),
  })
  return answer.headers.get('authorization')!
}
