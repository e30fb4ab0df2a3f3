/** Origins of pictures in the store, from the hosts that the policy of content names; a host alone is one of https. */
export function originsOf({ CSP_STORAGE_HOSTS: hosts = '' }: Record<string, string | undefined>) {
  return hosts
    .split(' ')
    .map((host) => (/^[a-z]+:\/\//.test(host) ? host : `https://${host}`))
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin)
}
