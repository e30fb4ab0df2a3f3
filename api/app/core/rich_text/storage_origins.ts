/** Origins of pictures in the store, from the hosts of the content policy; a host without a scheme means https. */
export function originsOf({ CSP_STORAGE_HOSTS: hosts = '' }: Record<string, string | undefined>) {
  return hosts
    .split(' ')
    .map((host) => (/^[a-z]+:\/\//.test(host) ? host : `https://${host}`))
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin)
}
