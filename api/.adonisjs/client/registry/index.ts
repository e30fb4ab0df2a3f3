/* eslint-disable prettier/prettier */
import type { AdonisEndpoint } from '@tuyau/core/types'
import type { Registry } from './schema.d.ts'
import type { ApiDefinition } from './tree.d.ts'

const placeholder: any = {}

const routes = {
  'health.live': {
    methods: ["GET","HEAD"],
    pattern: '/health/live',
    tokens: [{"old":"/health/live","type":0,"val":"health","end":""},{"old":"/health/live","type":0,"val":"live","end":""}],
    types: placeholder as Registry['health.live']['types'],
  },
  'health.ready': {
    methods: ["GET","HEAD"],
    pattern: '/health/ready',
    tokens: [{"old":"/health/ready","type":0,"val":"health","end":""},{"old":"/health/ready","type":0,"val":"ready","end":""}],
    types: placeholder as Registry['health.ready']['types'],
  },
  'settings.params.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/public/params',
    tokens: [{"old":"/api/public/params","type":0,"val":"api","end":""},{"old":"/api/public/params","type":0,"val":"public","end":""},{"old":"/api/public/params","type":0,"val":"params","end":""}],
    types: placeholder as Registry['settings.params.index']['types'],
  },
  'settings.auth_type.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/public/auth-type',
    tokens: [{"old":"/api/public/auth-type","type":0,"val":"api","end":""},{"old":"/api/public/auth-type","type":0,"val":"public","end":""},{"old":"/api/public/auth-type","type":0,"val":"auth-type","end":""}],
    types: placeholder as Registry['settings.auth_type.show']['types'],
  },
  'accounts.sessions.store': {
    methods: ["POST"],
    pattern: '/api/security/login',
    tokens: [{"old":"/api/security/login","type":0,"val":"api","end":""},{"old":"/api/security/login","type":0,"val":"security","end":""},{"old":"/api/security/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['accounts.sessions.store']['types'],
  },
  'accounts.sessions.destroy': {
    methods: ["POST"],
    pattern: '/api/security/logout',
    tokens: [{"old":"/api/security/logout","type":0,"val":"api","end":""},{"old":"/api/security/logout","type":0,"val":"security","end":""},{"old":"/api/security/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['accounts.sessions.destroy']['types'],
  },
  'accounts.sms_codes.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/public/user/verify-code',
    tokens: [{"old":"/api/public/user/verify-code","type":0,"val":"api","end":""},{"old":"/api/public/user/verify-code","type":0,"val":"public","end":""},{"old":"/api/public/user/verify-code","type":0,"val":"user","end":""},{"old":"/api/public/user/verify-code","type":0,"val":"verify-code","end":""}],
    types: placeholder as Registry['accounts.sms_codes.show']['types'],
  },
  'accounts.regions.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/public/area',
    tokens: [{"old":"/api/public/area","type":0,"val":"api","end":""},{"old":"/api/public/area","type":0,"val":"public","end":""},{"old":"/api/public/area","type":0,"val":"area","end":""}],
    types: placeholder as Registry['accounts.regions.index']['types'],
  },
  'accounts.profiles.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/profile',
    tokens: [{"old":"/api/user/profile","type":0,"val":"api","end":""},{"old":"/api/user/profile","type":0,"val":"user","end":""},{"old":"/api/user/profile","type":0,"val":"profile","end":""}],
    types: placeholder as Registry['accounts.profiles.show']['types'],
  },
  'accounts.addresses.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/addresses',
    tokens: [{"old":"/api/user/addresses","type":0,"val":"api","end":""},{"old":"/api/user/addresses","type":0,"val":"user","end":""},{"old":"/api/user/addresses","type":0,"val":"addresses","end":""}],
    types: placeholder as Registry['accounts.addresses.index']['types'],
  },
  'accounts.addresses.store': {
    methods: ["POST"],
    pattern: '/api/user/addresses',
    tokens: [{"old":"/api/user/addresses","type":0,"val":"api","end":""},{"old":"/api/user/addresses","type":0,"val":"user","end":""},{"old":"/api/user/addresses","type":0,"val":"addresses","end":""}],
    types: placeholder as Registry['accounts.addresses.store']['types'],
  },
  'accounts.addresses.destroy': {
    methods: ["DELETE"],
    pattern: '/api/user/addresses/:id',
    tokens: [{"old":"/api/user/addresses/:id","type":0,"val":"api","end":""},{"old":"/api/user/addresses/:id","type":0,"val":"user","end":""},{"old":"/api/user/addresses/:id","type":0,"val":"addresses","end":""},{"old":"/api/user/addresses/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['accounts.addresses.destroy']['types'],
  },
  'accounts.addresses.default.store': {
    methods: ["POST"],
    pattern: '/api/user/addresses/:id/set-default',
    tokens: [{"old":"/api/user/addresses/:id/set-default","type":0,"val":"api","end":""},{"old":"/api/user/addresses/:id/set-default","type":0,"val":"user","end":""},{"old":"/api/user/addresses/:id/set-default","type":0,"val":"addresses","end":""},{"old":"/api/user/addresses/:id/set-default","type":1,"val":"id","end":""},{"old":"/api/user/addresses/:id/set-default","type":0,"val":"set-default","end":""}],
    types: placeholder as Registry['accounts.addresses.default.store']['types'],
  },
  'accounts.local.people': {
    methods: ["GET","HEAD"],
    pattern: '/local/people',
    tokens: [{"old":"/local/people","type":0,"val":"local","end":""},{"old":"/local/people","type":0,"val":"people","end":""}],
    types: placeholder as Registry['accounts.local.people']['types'],
  },
  'accounts.local.sms': {
    methods: ["GET","HEAD"],
    pattern: '/local/sms',
    tokens: [{"old":"/local/sms","type":0,"val":"local","end":""},{"old":"/local/sms","type":0,"val":"sms","end":""}],
    types: placeholder as Registry['accounts.local.sms']['types'],
  },
  'channels.exclusive_codes.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/discount/:exclusiveCode',
    tokens: [{"old":"/api/user/discount/:exclusiveCode","type":0,"val":"api","end":""},{"old":"/api/user/discount/:exclusiveCode","type":0,"val":"user","end":""},{"old":"/api/user/discount/:exclusiveCode","type":0,"val":"discount","end":""},{"old":"/api/user/discount/:exclusiveCode","type":1,"val":"exclusiveCode","end":""}],
    types: placeholder as Registry['channels.exclusive_codes.show']['types'],
  },
  'channels.staff.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/users',
    tokens: [{"old":"/api/admin/users","type":0,"val":"api","end":""},{"old":"/api/admin/users","type":0,"val":"admin","end":""},{"old":"/api/admin/users","type":0,"val":"users","end":""}],
    types: placeholder as Registry['channels.staff.index']['types'],
  },
} as const satisfies Record<string, AdonisEndpoint>

export { routes }

export const registry = {
  routes,
  $tree: {} as ApiDefinition,
}

declare module '@tuyau/core/types' {
  export interface UserRegistry {
    routes: typeof routes
    $tree: ApiDefinition
  }
}
