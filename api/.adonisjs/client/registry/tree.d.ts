/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  health: {
    live: typeof routes['health.live']
    ready: typeof routes['health.ready']
  }
  settings: {
    params: {
      index: typeof routes['settings.params.index']
    }
    authType: {
      show: typeof routes['settings.auth_type.show']
    }
  }
  accounts: {
    sessions: {
      store: typeof routes['accounts.sessions.store']
      destroy: typeof routes['accounts.sessions.destroy']
    }
    smsCodes: {
      show: typeof routes['accounts.sms_codes.show']
    }
    regions: {
      index: typeof routes['accounts.regions.index']
    }
    profiles: {
      show: typeof routes['accounts.profiles.show']
    }
    addresses: {
      index: typeof routes['accounts.addresses.index']
      store: typeof routes['accounts.addresses.store']
      destroy: typeof routes['accounts.addresses.destroy']
      default: {
        store: typeof routes['accounts.addresses.default.store']
      }
    }
    local: {
      people: typeof routes['accounts.local.people']
      sms: typeof routes['accounts.local.sms']
    }
  }
  channels: {
    exclusiveCodes: {
      show: typeof routes['channels.exclusive_codes.show']
    }
    staff: {
      index: typeof routes['channels.staff.index']
    }
  }
}
