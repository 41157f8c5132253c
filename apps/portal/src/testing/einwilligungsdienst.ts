import { Refused } from '@foerderportal/client/testing/answers'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import {
  einwilligungAendern,
  einwilligungLesen,
} from '@foerderportal/contract/unternehmen/bekanntgabe/routes'
import type { EinwilligungBekanntgabe } from '@foerderportal/contract/unternehmen/bekanntgabe/schema'
import { page } from 'vitest/browser'
import { OHNE_EINWILLIGUNG } from './companies.ts'
import type { Portal } from './portal.ts'

const JETZT = '2026-11-21T13:03:00Z'
/** What a consent adds: who gave it, and when. */
export const EINGEWILLIGT: Partial<EinwilligungBekanntgabe> = {
  erteilt: true,
  fassung: '2026-11',
  erteiltAm: JETZT,
  erteiltVon: 'Lena Lindenau',
}

/** The consent as the server keeps it. */
export const einwilligungsdienst = ({ server }: Portal, anfangs: Partial<EinwilligungBekanntgabe> = {}) => {
  let stand: EinwilligungBekanntgabe = { ...OHNE_EINWILLIGUNG, ...anfangs }
  let version = 0
  server.serve(einwilligungLesen, () => ({ body: stand, version }))
  server.serve(einwilligungAendern, ({ body, headers }) => {
    if (headers.get('if-match') !== `"${version}"`) throw new Refused(ALLGEMEIN.konkurrierend)
    version += 1
    stand = { ...stand, ...(body.erteilt ? EINGEWILLIGT : { erteilt: false, widerrufenAm: JETZT }) }
    return { body: stand, version }
  })
  return {
    stand: () => stand,
    anderswo: (neu: Partial<EinwilligungBekanntgabe>) => {
      version += 1
      stand = { ...stand, ...neu }
    },
  }
}

/** Where a consent is given, on whatever page. */
export const imPortal = {
  abschnitt: () => page.getByRole('region', { name: 'Bescheide im Portal' }),
  schalter: () => imPortal.abschnitt().getByRole('switch', { name: 'In Bescheide im Portal einwilligen' }),
}
