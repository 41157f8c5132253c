import type { AntragUnternehmen } from '@foerderportal/contract/zuwendung/formular'
import type { UnternehmenStand } from '../unternehmen/public.ts'

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
