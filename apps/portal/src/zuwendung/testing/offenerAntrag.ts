import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { ausgefuellt } from '@foerderportal/contract/zuwendung/testing/ausgefuellt'
import { antragsdienst, type Antragsdienst, type Fall } from './antragsdienst.ts'
import { ownClock } from '@foerderportal/shell/testing/browser'
import { LENA } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'

type Uhr = ReturnType<typeof ownClock>
export type OffenerAntrag = Fall & { readonly uhr: Uhr; readonly dienst: Antragsdienst }

/** A draft that could be sent lies on the server. */
export const vollerAntrag = (dienst: Antragsdienst, guid?: string): Fall => {
  const nachweis = dienst.dateien.ablegen('Nachweis.pdf')
  return dienst.ablegen((leer) => ausgefuellt(leer, nachweis), guid)
}

/** Lena has a page of it before her, and the test the clock. */
const oeffnen = async (
  portal: Portal,
  seite: string,
  ablegen: (dienst: Antragsdienst) => Fall,
): Promise<OffenerAntrag> => {
  const uhr = ownClock()
  const dienst = antragsdienst(portal)
  const fall = ablegen(dienst)
  await portal.open(fall.pfad(seite), LENA)
  return { ...fall, uhr, dienst }
}
export const vollenAntragOeffnen = (portal: Portal, seite = 'antragsteller'): Promise<OffenerAntrag> =>
  oeffnen(portal, seite, vollerAntrag)
/** The same of one in which nothing is answered. */
export const leerenAntragOeffnen = (portal: Portal, seite = 'antragsteller'): Promise<OffenerAntrag> =>
  oeffnen(portal, seite, ({ ablegen }) => ablegen())

/** The form with other answers of the applicant. */
export const mitAntworten =
  (neu: Partial<AntragFormular['produktgruppenDaten']>) =>
  (f: AntragFormular): AntragFormular => ({
    ...f,
    produktgruppenDaten: { ...f.produktgruppenDaten, ...neu },
  })
