import type { Tx } from '../../platform/database/database.ts'
import type { Betreiber } from '../../platform/mail/betreiber.ts'
import { portalVerweis } from '../../platform/mail/portalVerweis.ts'
import { mitgliederLaden } from '../../unternehmen/public.ts'
import type { AntragRow } from './repository.ts'

/** To whom a mail about an application goes. */
export type Person = {
  readonly sub: string
  readonly vorname: string
  readonly nachname: string
  readonly email: string
}

/** Whom a step of an application concerns: who may sign for the company, and who sent it, where it was sent. */
export const zeichnendeLaden = async (
  tx: Tx,
  unternehmenGuid: string,
  eingereichtVon?: string,
): Promise<Person[]> =>
  (await mitgliederLaden(tx, unternehmenGuid)).filter(
    ({ sub, zeichnungsberechtigung }) => zeichnungsberechtigung || sub === eingereichtVon,
  )

type Portal = Pick<Betreiber, 'portalUrl'>
type Antrag = Pick<AntragRow, 'guid' | 'unternehmen_guid' | 'programm'>

/** The way from a mail to a page of an application; 'weiter' is where there is something to do. */
export const antragVerweis = (
  portal: Portal,
  antrag: Antrag,
  seite: 'weiter' | 'eingang' | 'mitzeichnung' | 'zusammenfassung' | 'anhoerung' | 'verzicht',
): string => portalVerweis(portal, `/zuwendung/antrag/${antrag.guid}/${seite}`, antrag)

/** The way to all applications of the company, where this one is gone. */
export const antraegeVerweis = (portal: Portal, antrag: Omit<Antrag, 'guid'>): string =>
  portalVerweis(portal, '/zuwendung/uebersicht', antrag)
