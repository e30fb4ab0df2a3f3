/**
 * Translates docker-compose.yml for processes without containers. Nothing is repeated here: names, commands, settings,
 * statements and the Caddyfile are read from it and from the Dockerfile; only settings in `moved` change.
 */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { at } from '../../scripts/toolbox.mjs'

const loopback = '127.0.0.1'

/** How each image is run here. A new image has to be added to `product.mjs` first. */
const kinds = { 'mysql': 'database', 'redis': 'redis', 'zhuxue/app': 'process', 'zhuxue/front': 'proxy' }

/** Settings whose value differs from the container's, and the reason. */
export const moved = {
  HOST: 'a process listens on the loopback alone',
  PORT: 'all share one network, so each has a port of its own',
  DATA_DIR: 'the volume is a temporary folder',
  DB_HOST: 'names of services are ports of the loopback',
  DB_PORT: 'names of services are ports of the loopback',
  API_URL: 'names of services are ports of the loopback',
  REDIS_URL: 'names of services are ports of the loopback',
  TRUST_PROXY: 'the proxy comes from the loopback',
}

/**
 * @param env the variables of `.env`
 * @param files the texts of both files; default: read from the project
 */
export function readCompose(env, files = readFiles()) {
  const compose = parse(files.compose, { merge: true })
  const image = readImage(files.dockerfile)
  const services = Object.entries(compose.services).map(([name, service]) => ({
    name,
    kind: kindOf(name, service.image),
    command: (service.command ?? (service.image === 'zhuxue/app' ? image.command : [])).map((word) => fill(word, env)),
    environment: settingsOf(service.environment, env),
    imageEnvironment: service.image === 'zhuxue/app' ? image.environment : {},
    after: service.depends_on ?? {},
    ready: String(service.healthcheck?.test ?? '').match(/:3000(\/[\w/]+)/)?.[1],
    networks: service.networks,
  }))
  return {
    services,
    caddyfile: fill(compose.configs.caddyfile.content, env),
    redisUsers: fill(compose.configs['redis-users'].content, env),
    accounts: statementsIn(compose.configs.accounts.content, services),
    /** Every `service:port` in settings or the Caddyfile. */
    addresses: addressesIn(services, compose.configs.caddyfile.content),
    proxyAddress: services.find(({ kind }) => kind === 'proxy').networks.inside.ipv4_address,
  }
}

function readFiles() {
  const read = (name) => readFileSync(at(name), 'utf8')
  return { compose: read('docker-compose.yml'), dockerfile: read('Dockerfile') }
}

function kindOf(name, image) {
  const kind = kinds[image.replace(/:[\w.]+$/, '')]
  if (!kind) throw new Error(`the service ${name} has the image ${image}, which cannot be run here`)
  return kind
}

/** The default command of the product's image, and its settings. */
function readImage(dockerfile) {
  const stage = dockerfile.split(/^FROM /m).find((part) => part.includes(' AS app\n'))
  const pairs = [...stage.matchAll(/^ENV (.+)$/gm)].flatMap(([, line]) => line.split(' '))
  return {
    command: JSON.parse(/^CMD (\[.+\])$/m.exec(stage)[1]),
    environment: Object.fromEntries(pairs.map((pair) => pair.split('='))),
  }
}

/** A setting without a value is passed on when `.env` has it. */
function settingsOf(environment = {}, env) {
  const all = Object.entries(environment).map(([name, value]) => [
    name,
    value === null ? env[name] : fill(String(value), env),
  ])
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}

/** Like compose: `${NAME}`, `${NAME:-default}`, `${NAME:?message}`, and `$$` for a dollar. */
export function fill(text, env) {
  return text.replace(/\$\$|\$\{(\w+)(?::([-?])([^}]*))?\}/g, (found, name, sign, rest) => {
    if (found === '$$') return '$'
    if (env[name]) return env[name]
    if (sign === '?') throw new Error(rest)
    return rest ?? ''
  })
}

/** The statements that the database image runs on a new server. */
function statementsIn(script, services) {
  const { environment } = services.find(({ kind }) => kind === 'database')
  const filled = fill(script, {}).replace(/\$\{(\w+)\}/g, (_, name) => environment[name])
  const [, sql] = /<<SQL\n([\s\S]+?)\n\s*SQL/.exec(filled)
  return sql.split(/;\s*(?:\n|$)/).filter((one) => one.trim())
}

function addressesIn(services, caddyfile) {
  const names = services.map(({ name }) => name)
  const texts = services.flatMap(({ environment }) => Object.values(environment))
  const called = new RegExp(`\\b(?:${names.join('|')}):\\d+\\b`, 'g')
  const database = services.flatMap(({ environment: { DB_HOST, DB_PORT } }) => (DB_HOST ? `${DB_HOST}:${DB_PORT}` : []))
  return [...new Set([...[...texts, caddyfile].flatMap((text) => text.match(called) ?? []), ...database])]
}

/** The same settings for a process of this machine. @param places maps `service:port` to its port here */
export function environmentOf(service, { places, folder, proxyAddress }) {
  const given = service.environment
  const own = {
    ...given,
    HOST: loopback,
    PORT: String(places[`${service.name}:${given.PORT}`] ?? 0),
    ...(given.DATA_DIR && { DATA_DIR: `${folder}/data` }),
    ...(given.DB_HOST && { DB_HOST: loopback, DB_PORT: String(places[`${given.DB_HOST}:${given.DB_PORT}`]) }),
    ...(given.TRUST_PROXY === proxyAddress && { TRUST_PROXY: loopback }),
  }
  for (const name of ['API_URL', 'REDIS_URL']) {
    if (own[name]) own[name] = onLoopback(own[name], places)
  }
  return own
}

/** Arguments for `redis-server` here: the users are in a file of ours. */
export const redisOptionsOf = ({ command: [, ...options] }, users) =>
  options.map((word) => (word === redisUsersFile ? users : word))

const redisUsersFile = '/etc/redis/users.acl'

/** Debian's Caddy 2.6 has another name for it. */
const beforeCaddy27 = [[/request_buffers (\w+)/g, 'buffer_requests\nmax_buffer_size $1']]

/**
 * The Caddyfile for this machine: with local ports for `service:port`, the built admin, and an admin endpoint of its
 * own.
 * @param version of the Caddy that reads it, as [2, 6]
 */
export function caddyfileOf({ caddyfile }, { places, board, admin, version }) {
  const [major, minor] = version
  const spellings = major === 2 && minor < 7 ? beforeCaddy27 : []
  const spelt = spellings.reduce((text, [name, other]) => text.replaceAll(name, other), caddyfile)
  return onLoopback(spelt, places)
    .replaceAll('/srv/board', board)
    .replace('{\n', `{\n  admin ${loopback}:${admin}\n  default_bind ${loopback}\n`)
}

function onLoopback(text, places) {
  return Object.entries(places).reduce(
    (done, [address, port]) => done.replaceAll(new RegExp(`\\b${address}\\b`, 'g'), `${loopback}:${port}`),
    text
  )
}
