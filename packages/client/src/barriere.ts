import type { BarriereEingabe, BarriereEingang } from '@foerderportal/contract/shared/barriereSchema'
import { barriereMelden as route } from '@foerderportal/contract/nutzer/routes'
import { call } from './call.ts'

/** Reports a barrier, with or without a session. The form shows every refusal itself. */
export const barriereMelden = async (meldung: BarriereEingabe): Promise<BarriereEingang> =>
  (await call(route, { body: meldung, ignore: 'alle' })).body
