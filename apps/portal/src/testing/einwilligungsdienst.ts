import { Refused } from '@foerderportal/client/testing/answers'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import {
  einwilligungAendern,
  einwilligungLesen,
} from '@foerderportal/contract/unternehmen/bekanntgabe/routes'
import type { EinwilligungBekanntgabe } from '@foerderportal/contract/unternehmen/bekanntgabe/schema'
import { page } from 'vitest/browser'
import { NICHTS_GEWAEHLT } from './companies.ts'
import type { Portal } from './portal.ts'

const JETZT = '2026-11-21T13:03:00Z'
/** What a consent adds: who gave it, and when. */
export const EINGEWILLIGT: Partial<EinwilligungBekanntgabe> = {
  weg: 'PORTAL',
  erteilt: true,
  fassung: '2026-11',
  erteiltAm: JETZT,
  erteiltVon: 'Lena Lindenau',
}

/** A consent ends by it; where there never was one, the post is chosen. */
const mitDerPost = ({ weg }: EinwilligungBekanntgabe): Partial<EinwilligungBekanntgabe> =>
  weg === 'PORTAL'
    ? { weg: 'POST', erteilt: false, widerrufenAm: JETZT }
    : { weg: 'POST', postAm: JETZT, postVon: 'Lena Lindenau' }

/** The consent as the server keeps it. */
export const einwilligungsdienst = ({ server }: Portal, anfangs: Partial<EinwilligungBekanntgabe> = {}) => {
  let stand: EinwilligungBekanntgabe = { ...NICHTS_GEWAEHLT, ...anfangs }
  let version = 0
  server.serve(einwilligungLesen, () => ({ body: stand, version }))
  server.serve(einwilligungAendern, ({ body, headers }) => {
    if (headers.get('if-match') !== `"${version}"`) throw new Refused(ALLGEMEIN.konkurrierend)
    version += 1
    stand = { ...stand, ...(body.erteilt ? EINGEWILLIGT : mitDerPost(stand)) }
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

/** Where the way of notices is chosen, on whatever page. */
export const bescheidweg = {
  abschnitt: () => page.getByRole('region', { name: 'Wie Ihre Bescheide kommen' }),
  gruppe: () => bescheidweg.abschnitt().getByRole('radiogroup'),
  radio: (name: 'Ins Portal, mit Mail' | 'Mit der Post') =>
    bescheidweg.abschnitt().getByRole('radio', { name, exact: true }),
  knopf: (name: 'Auswahl festhalten' | 'Ändern' | 'Abbrechen') =>
    bescheidweg.abschnitt().getByRole('button', { name, exact: true }),
}
