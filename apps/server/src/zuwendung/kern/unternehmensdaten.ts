import type { AntragUnternehmen } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { Database, Tx } from '../../platform/database/database.ts'
import { unternehmenLaden, type UnternehmenStand } from '../../unternehmen/public.ts'
import type { AntragRow } from './repository.ts'

/** The form company, taken from the company's own data (R3.2-03). A bank or a start-up gives its name only. */
export const ausUnternehmen = ({ value: u }: UnternehmenStand): AntragUnternehmen => {
  if (u.type !== 'LandwirtschaftlichesUnternehmen') return { unternehmenName: u.name }
  return {
    unternehmenName: u.name,
    unternehmenAdresse: u.adresseBetriebssitz,
    abweichendeKorrespondenzadresse: u.korrespondenzadresse,
    ansprechpartner: u.ansprechpartner.ansprechpartnerName,
    ansprechpartnerEmail: u.ansprechpartner.email,
    ansprechpartnerTelefon: u.ansprechpartner.telefon,
    gruendungsDatum: u.gruendungsDatum,
    rechtsform: u.rechtsform,
    register: u.registerArt,
    registerNummer: u.registerNummer,
    amtsgericht: u.registerGericht,
    steuernummer: u.steuernummer,
    kontoInformationen: u.kontoInformationen,
    wirtschaftsidentifikationsnummer: u.wirtschaftsIdentifikationsnummer,
    zidBetriebnummer: u.zidBetriebsnummer,
  }
}

/** Years lie between an approval and what follows from it: who has moved since gets his notice where he is. */
export const heutigeDaten = async (
  db: Database | Tx,
  unternehmenGuid: string,
): Promise<AntragUnternehmen | undefined> => {
  const stand = await unternehmenLaden(db, unternehmenGuid)
  return stand && ausUnternehmen(stand)
}

/** A draft shows the company as it is now: its data are kept in one place until the application is sent. */
export const mitUnternehmensdaten = async <T extends Pick<AntragRow, 'unternehmen_guid' | 'formular'>>(
  db: Database | Tx,
  antrag: T,
): Promise<T> => {
  const unternehmen = await unternehmenLaden(db, antrag.unternehmen_guid)
  if (unternehmen === undefined) return antrag
  return { ...antrag, formular: { ...antrag.formular, unternehmen: ausUnternehmen(unternehmen) } }
}
