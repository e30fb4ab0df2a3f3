import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'settings.params.index': { paramsTuple?: []; params?: {} }
    'settings.auth_type.show': { paramsTuple?: []; params?: {} }
    'accounts.sessions.store': { paramsTuple?: []; params?: {} }
    'accounts.sessions.destroy': { paramsTuple?: []; params?: {} }
    'accounts.sms_codes.show': { paramsTuple?: []; params?: {} }
    'accounts.regions.index': { paramsTuple?: []; params?: {} }
    'accounts.profiles.show': { paramsTuple?: []; params?: {} }
    'accounts.addresses.index': { paramsTuple?: []; params?: {} }
    'accounts.addresses.store': { paramsTuple?: []; params?: {} }
    'accounts.addresses.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.addresses.default.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.local.people': { paramsTuple?: []; params?: {} }
    'accounts.local.sms': { paramsTuple?: []; params?: {} }
    'channels.exclusive_codes.show': { paramsTuple: [ParamValue]; params: {'exclusiveCode': ParamValue} }
    'channels.staff.index': { paramsTuple?: []; params?: {} }
  }
  GET: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'settings.params.index': { paramsTuple?: []; params?: {} }
    'settings.auth_type.show': { paramsTuple?: []; params?: {} }
    'accounts.sms_codes.show': { paramsTuple?: []; params?: {} }
    'accounts.regions.index': { paramsTuple?: []; params?: {} }
    'accounts.profiles.show': { paramsTuple?: []; params?: {} }
    'accounts.addresses.index': { paramsTuple?: []; params?: {} }
    'accounts.local.people': { paramsTuple?: []; params?: {} }
    'accounts.local.sms': { paramsTuple?: []; params?: {} }
    'channels.exclusive_codes.show': { paramsTuple: [ParamValue]; params: {'exclusiveCode': ParamValue} }
    'channels.staff.index': { paramsTuple?: []; params?: {} }
  }
  HEAD: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'settings.params.index': { paramsTuple?: []; params?: {} }
    'settings.auth_type.show': { paramsTuple?: []; params?: {} }
    'accounts.sms_codes.show': { paramsTuple?: []; params?: {} }
    'accounts.regions.index': { paramsTuple?: []; params?: {} }
    'accounts.profiles.show': { paramsTuple?: []; params?: {} }
    'accounts.addresses.index': { paramsTuple?: []; params?: {} }
    'accounts.local.people': { paramsTuple?: []; params?: {} }
    'accounts.local.sms': { paramsTuple?: []; params?: {} }
    'channels.exclusive_codes.show': { paramsTuple: [ParamValue]; params: {'exclusiveCode': ParamValue} }
    'channels.staff.index': { paramsTuple?: []; params?: {} }
  }
  POST: {
    'accounts.sessions.store': { paramsTuple?: []; params?: {} }
    'accounts.sessions.destroy': { paramsTuple?: []; params?: {} }
    'accounts.addresses.store': { paramsTuple?: []; params?: {} }
    'accounts.addresses.default.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  DELETE: {
    'accounts.addresses.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}