import type { AntragFormular } from '@foerderportal/contract/zuwendung/antragsformular/formular'
import { ausgefuellt } from '@foerderportal/contract/zuwendung/testing/ausgefuellt'
import { antragsdienst, type Antragsdienst, type Fall } from './antragsdienst.ts'
import { ownClock } from './browser.ts'
import { LENA } from './people.ts'
import type { Portal } from './portal.ts'

export type OffenerAntrag = Fall & {
  readonly uhr: ReturnType<typeof ownClock>
  readonly dienst: Antragsdienst
}

/** A draft that could be sent lies on the server, and Lena has a page of it before her. */
export const vollenAntragOeffnen = async (
  portal: Portal,
  seite = 'antragsteller',
): Promise<OffenerAntrag> => {
  const uhr = ownClock()
  const dienst = antragsdienst(portal)
  const nachweis = dienst.dateien.ablegen('Nachweis.pdf')
  const fall = dienst.ablegen((leer) => ausgefuellt(leer, nachweis))
  await portal.open(fall.pfad(seite), LENA)
  return { ...fall, uhr, dienst }
}

/** The same of one in which nothing is answered. */
export const leerenAntragOeffnen = async (
  portal: Portal,
  seite = 'antragsteller',
): Promise<OffenerAntrag> => {
  const uhr = ownClock()
  const dienst = antragsdienst(portal)
  const fall = dienst.ablegen()
  await portal.open(fall.pfad(seite), LENA)
  return { ...fall, uhr, dienst }
}

/** The form with other answers of the applicant. */
export const mitAntworten =
  (neu: Partial<AntragFormular['produktgruppenDaten']>) =>
  (f: AntragFormular): AntragFormular => ({
    ...f,
    produktgruppenDaten: { ...f.produktgruppenDaten, ...neu },
  })
